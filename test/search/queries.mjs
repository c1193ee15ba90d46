/**
 * What readers type and the page they want, by site: chosen from the contents of the sites, before the ranking was
 * written. `wanted`: ends of addresses; any of them will do, where a site holds the same page twice.
 */

const query = (kind, text, ...wanted) => ({ kind, text, wanted })

/** Our own documentation. */
export const ownQueries = [
  query('exact', 'quickstart', 'quickstart/'),
  query('exact', 'Front matter', 'guides/pages/', 'reference/front-matter/'),
  query('exact', 'Code groups', 'components/code-group/'),
  query('exact', 'GitHub Pages', 'guides/deploying/'),
  query('exact', 'footnotes', 'guides/pages/', 'components/text/'),
  query('prefix', 'diag', 'reference/diagnostics/', 'guides/diagrams-and-math/'),
  query('prefix', 'naviga', 'guides/navigation/'),
  query('prefix', 'troubl', 'guides/troubleshooting/'),
  query('typo', 'acordion', 'components/accordion/'),
  query('typo', 'redircets', 'guides/navigation/', 'reference/docs-json/'),
  query('typo', 'wehbook', 'api-reference/webhooks/new-plant/', 'guides/openapi/'),
  query('typo', 'snipets', 'guides/snippets/'),
  query('two words', 'dark mode', 'guides/appearance/', 'guides/images/'),
  query('two words', 'exit codes', 'reference/cli/', 'guides/ci/'),
  query('two words', 'base path', 'guides/deploying/'),
  query('two words', 'request samples', 'guides/openapi/'),
  query('two words', 'brand colors', 'guides/appearance/', 'reference/docs-json/'),
  query('question', 'how to deploy to netlify', 'guides/deploying/'),
  query('question', 'page missing from sidebar', 'guides/troubleshooting/'),
  query('symbol', 'docs.json', 'reference/docs-json/', 'guides/navigation/'),
  query('symbol', '--strict', 'reference/cli/', 'guides/ci/'),
  query('symbol', '$ref', 'guides/navigation/', 'guides/openapi/', 'reference/diagnostics/'),
  query('symbol', '.mintignore', 'project-structure/', 'guides/migrating/'),
  query('symbol', 'prop-unknown', 'reference/diagnostics/'),
  query('operation', '/plant/webhook', 'api-reference/webhooks/new-plant/'),
  query('operation', 'WEBHOOK /plant/webhook', 'api-reference/webhooks/new-plant/'),
]

/** Pages and specification of a protocol, in the newest of its versions. */
export const protocolQueries = [
  query('exact', 'sampling', 'client/sampling/'),
  query('exact', 'Elicitation', 'client/elicitation/'),
  query('exact', 'Streamable HTTP', 'transports/streamable-http/'),
  query('exact', 'changelog', 'specification/2026-07-28/changelog/'),
  query('prefix', 'inspec', 'tools/inspector/'),
  query('prefix', 'pagin', 'utilities/pagination/'),
  query('typo', 'authorizaton', 'basic/authorization/', 'security/authorization/', 'inspector/authorization/'),
  query('typo', 'protocl eras', 'inspector/protocol-eras/'),
  query('typo', 'cachng', 'utilities/caching/'),
  query('two words', 'confused deputy', 'security/security_best_practices/'),
  query('two words', 'client registration', 'authorization/client-registration/'),
  query('two words', 'remote servers', 'develop/connect-remote-servers/'),
  query('question', 'how do I build a server', 'develop/build-server/'),
  query('question', 'deprecated features removed', 'specification/2026-07-28/deprecated/'),
  query('symbol', 'C#', 'docs/2026-07-28/sdk/', 'develop/build-server/', 'develop/build-client/'),
  query('symbol', 'Node.js', 'develop/connect-local-servers/'),
  query('symbol', 'JSONRPCMessage', 'specification/2026-07-28/schema/'),
]

/** A product's documentation in Chinese and English, with its API. */
export const bilingualQueries = {
  zh: [
    query('CJK', '知识库', 'knowledge/readme/', 'api-reference/guides/knowledge/'),
    query('CJK', '定时触发器', 'trigger/schedule-trigger/'),
    query('CJK', '环境变量', 'configuration/environments/', 'cli/reference/environment-variables/'),
    query('CJK', '元数据过滤', 'nodes/knowledge-retrieval/', 'knowledge/metadata/'),
    query('CJK', '快捷', 'build/shortcut-key/'),
    query('CJK', '问题分类', 'nodes/question-classifier/'),
    query('CJK', '工作流 日志', 'workflow-runs/list-workflow-logs/'),
    query('CJK', 'HTTP 请求', 'nodes/http-request/'),
    query('CJK', '语音转文字', 'audio/convert-audio-to-text/'),
  ],
  en: [
    query('exact', 'Question Classifier', 'nodes/question-classifier/'),
    query('exact', 'docker compose', 'quick-start/docker-compose/'),
    query('prefix', 'subscr', 'workspace/subscription-management/'),
    query('typo', 'knowlege retrieval', 'nodes/knowledge-retrieval/'),
    query('two words', 'rate limit', 'knowledge/knowledge-request-rate-limit/', 'api-reference/guides/errors/'),
    query('operation', 'POST /chat-messages', 'chat-messages/send-chat-message/'),
    query('operation', '/datasets/{dataset_id}/documents/{document_id}', 'documents/get-document/'),
    query(
      'parameter',
      'conversation_id',
      'conversations/list-conversation-messages/',
      'conversations/list-conversation-variables/',
      'conversations/delete-conversation/',
      'conversations/rename-conversation/',
    ),
  ],
}
