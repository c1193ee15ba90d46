import type { FormLoadWords, FormWordTable } from '../../../src/model/form-words.ts'

/** Brazilian Portuguese: by which numbers are written and counted. */
export const lang = 'pt-BR'

export const words: FormWordTable = {
  'Try {}': 'Testar {}',
  Close: 'Fechar',
  Send: 'Enviar',
  'Send anyway': 'Enviar mesmo assim',
  Cancel: 'Cancelar',
  'Fill in examples': 'Preencher com exemplos',
  Form: 'Formulário',
  Text: 'Texto',
  'Edit the body as': 'Editar o corpo como',
  required: 'obrigatório',
  deprecated: 'obsoleto',
  'curl only': 'somente curl',
  'Browsers let no page send this; the cURL command has it.':
    'Os navegadores não deixam nenhuma página enviar isto; o comando cURL o inclui.',
  'Not set': 'Não definido',
  'Add to {}': 'Adicionar a {}',
  'Remove {}': 'Remover {}',
  'Variant of {}': 'Variante de {}',
  'Written as JSON.': 'Escrito como JSON.',
  file: 'arquivo',
  files: 'arquivos',
  'array of {}': 'array de {}',
  array: 'array',
  'one of several': 'um entre vários',
  'Base URL': 'URL base',
  Authorization: 'Autorização',
  'Path parameters': 'Parâmetros de caminho',
  'Query string': 'String de consulta',
  'Query parameters': 'Parâmetros de consulta',
  'Header parameters': 'Parâmetros de cabeçalho',
  Cookies: 'Cookies',
  Body: 'Corpo',
  Answer: 'Resposta',
  Server: 'Servidor',
  'Content type': 'Tipo de conteúdo',
  'Way to authenticate': 'Forma de autenticação',
  'No authentication': 'Sem autenticação',
  'A client certificate is chosen by the browser, if it has one for this host.':
    'O navegador escolhe um certificado de cliente, se tiver um para este host.',
  'The description does not say what "{}" is.': 'A descrição não diz o que é “{}”.',
  'Show secrets': 'Mostrar segredos',
  'Keep for this tab': 'Manter nesta aba',
  'Only in memory, and gone with the page.': 'Somente na memória; some com a página.',
  'Kept until this tab is closed.': 'Mantido até que esta aba seja fechada.',
  File: 'Arquivo',
  'The text holds numbers with more digits than a form can keep.':
    'O texto contém números com mais dígitos do que um formulário consegue manter.',
  'The body is empty.': 'O corpo está vazio.',
  'Line {}, column {}: the text ends too early.': 'Linha {}, coluna {}: o texto termina cedo demais.',
  'Line {}, column {}: “{}” is not expected here.': 'Linha {}, coluna {}: “{}” não é esperado aqui.',
  'This request takes no parameters. Send it to see the answer.':
    'Esta requisição não tem parâmetros. Envie-a para ver a resposta.',
  'Send the request to see the answer here.': 'Envie a requisição para ver a resposta aqui.',
  'Waiting for the answer …': 'Aguardando a resposta…',
  'The answer is arriving …': 'A resposta está chegando…',
  'The request was cancelled.': 'A requisição foi cancelada.',
  'What shows the answer could not be loaded, so nothing was sent. Send it again.':
    'O que mostra a resposta não pôde ser carregado, então nada foi enviado. Envie novamente.',
  Copy: 'Copiar',
  Copied: 'Copiado',
  'Copy failed': 'Falha ao copiar',
  'Headers ({})': 'Cabeçalhos ({})',
  'Browsers show a page only the headers that the API exposes to it (Access-Control-Expose-Headers).':
    'Os navegadores mostram a uma página somente os cabeçalhos que a API expõe a ela (Access-Control-Expose-Headers).',
  'The answer has no body.': 'A resposta não tem corpo.',
  Download: 'Baixar',
  'Download all': 'Baixar tudo',
  'The first {} of {} are shown.': 'São mostrados os primeiros {} de {}.',
  '{}: nothing to show as text.': '{}: nada a mostrar como texto.',
  Bytes: 'Bytes',
  'Reading stopped after {}.': 'A leitura parou após {}.',
  'Answered by {}': 'Respondido por {}',
  'Preview of the answer': 'Prévia da resposta',
  'Answered {} in {}, {}.': 'Resposta {} em {}, {}.',
  '{} ms': '{} ms',
  '{} s': '{} s',
  '{} KB': '{} KB',
  '{} MB': '{} MB',
  'No answer.': 'Sem resposta.',
  'This device is offline.': 'Este dispositivo está offline.',
  'This page came over https, and browsers let such a page call no http address: {} cannot be reached from here.':
    'Esta página veio por https, e os navegadores não deixam uma página assim chamar um endereço http: {} não pode ser acessado daqui.',
  'This page was opened from disk, so its origin is “null”; most APIs answer no such page.':
    'Esta página foi aberta do disco, por isso sua origem é “null”; a maioria das APIs não responde a uma página assim.',
  'The content security policy of this page does not allow calls to {}. It allows the servers of the API description.':
    'A política de segurança de conteúdo desta página não permite chamadas a {}. Ela permite os servidores da descrição da API.',
  'The browser did not hand the answer over, and tells pages no reason.':
    'O navegador não entregou a resposta e não informa o motivo às páginas.',
  'Most often the API does not allow calls from this page (CORS). It would have to answer with:':
    'Na maioria das vezes, a API não permite chamadas a partir desta página (CORS). Ela teria que responder com:',
  'Before the call itself the browser asks with OPTIONS; that has to be answered with 2xx and the same headers.':
    'Antes da chamada em si, o navegador pergunta com OPTIONS; é preciso responder com 2xx e os mesmos cabeçalhos.',
  'The address may also be wrong, or the server unreachable.':
    'O endereço também pode estar errado ou o servidor, inacessível.',
  'The same call in a terminal:': 'A mesma chamada em um terminal:',
  'Browsers let no page send {}; the cURL command does.':
    'Os navegadores não deixam nenhuma página enviar {}; o comando cURL envia.',
  'Browsers send no body with {}; the cURL command does.':
    'Os navegadores não enviam corpo com {}; o comando cURL envia.',
  '{} holds characters that no header can hold.': '{} contém caracteres que nenhum cabeçalho pode conter.',
  'Is required.': 'É obrigatório.',
  'Must be one of {}.': 'Deve ser um destes valores: {}.',
  'Must be a text.': 'Deve ser um texto.',
  'Must be a number.': 'Deve ser um número.',
  'Must be a whole number.': 'Deve ser um número inteiro.',
  'Must be true or false.': 'Deve ser true ou false.',
  'Must be an object.': 'Deve ser um objeto.',
  'Must be a list.': 'Deve ser uma lista.',
  'Must be at least {}.': 'Deve ser pelo menos {}.',
  'Must be at most {}.': 'Deve ser no máximo {}.',
  'Must be more than {}.': 'Deve ser maior que {}.',
  'Must be less than {}.': 'Deve ser menor que {}.',
  'Must be a multiple of {}.': 'Deve ser um múltiplo de {}.',
  'Must match {}.': 'Deve corresponder a {}.',
  'The description knows no “{}”.': 'A descrição não conhece “{}”.',
  '{} bytes': { one: '{} byte', other: '{} bytes' },
  '{} fields do not fit the description. Mend them, or send the request as it is.': {
    one: 'Um campo não corresponde à descrição. Corrija-o ou envie a requisição como está.',
    other: '{} campos não correspondem à descrição. Corrija-os ou envie a requisição como está.',
  },
  '{} fields have to be mended first.': {
    one: 'Um campo precisa ser corrigido primeiro.',
    other: '{} campos precisam ser corrigidos primeiro.',
  },
  'Must have at least {} characters.': {
    one: 'Deve ter pelo menos {} caractere.',
    other: 'Deve ter pelo menos {} caracteres.',
  },
  'Must have at most {} characters.': {
    one: 'Deve ter no máximo {} caractere.',
    other: 'Deve ter no máximo {} caracteres.',
  },
  'Must have at least {} items.': { one: 'Deve ter pelo menos {} item.', other: 'Deve ter pelo menos {} itens.' },
  'Must have at most {} items.': { one: 'Deve ter no máximo {} item.', other: 'Deve ter no máximo {} itens.' },
}

/** Needed before the words of the form come. */
export const loadWords: FormLoadWords = {
  failed: 'Não foi possível carregar o formulário desta requisição.',
  fromDisk:
    'Esta página foi aberta do disco, e os navegadores não carregam dados para páginas assim. Abra-a por um servidor web, por exemplo com “flatleaf preview”.',
}
