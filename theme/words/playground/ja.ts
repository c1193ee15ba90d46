import type { FormLoadWords, FormWordTable } from '../../../src/model/form-words.ts'

/** Japanese: by which numbers are written and counted. */
export const lang = 'ja'

export const words: FormWordTable = {
  'Try {}': '{} を試す',
  Close: '閉じる',
  Send: '送信',
  'Send anyway': 'このまま送信',
  Cancel: 'キャンセル',
  'Fill in examples': '例を入力',
  Form: 'フォーム',
  Text: 'テキスト',
  'Edit the body as': 'ボディの編集方法',
  required: '必須',
  deprecated: '非推奨',
  'curl only': 'curl のみ',
  'Browsers let no page send this; the cURL command has it.':
    'ブラウザーはどのページにもこれを送信させません。cURL コマンドには含まれています。',
  'Not set': '未設定',
  'Add to {}': '{} に追加',
  'Remove {}': '{} を削除',
  'Variant of {}': '{} のバリアント',
  'Written as JSON.': 'JSON で記述します。',
  file: 'ファイル',
  files: '複数のファイル',
  'array of {}': '{} の配列',
  array: '配列',
  'one of several': 'いくつかのうちの 1 つ',
  'Base URL': 'ベース URL',
  Authorization: '認可',
  'Path parameters': 'パスパラメーター',
  'Query string': 'クエリ文字列',
  'Query parameters': 'クエリパラメーター',
  'Header parameters': 'ヘッダーパラメーター',
  Cookies: 'Cookie',
  Body: 'ボディ',
  Answer: 'レスポンス',
  Server: 'サーバー',
  'Content type': 'コンテンツタイプ',
  'Way to authenticate': '認証方法',
  'No authentication': '認証なし',
  'A client certificate is chosen by the browser, if it has one for this host.':
    'クライアント証明書は、このホスト用のものがあればブラウザーが選択します。',
  'The description does not say what "{}" is.': '「{}」が何であるかは記述にありません。',
  'Show secrets': 'シークレットを表示',
  'Keep for this tab': 'このタブの間は保持',
  'Only in memory, and gone with the page.': 'メモリーにのみ保持され、ページとともに消えます。',
  'Kept until this tab is closed.': 'このタブを閉じるまで保持されます。',
  File: 'ファイル',
  'The text holds numbers with more digits than a form can keep.':
    'フォームでは保持できない桁数の数値がテキストに含まれています。',
  'The body is empty.': 'ボディが空です。',
  'Line {}, column {}: the text ends too early.': '{} 行 {} 列：テキストが途中で終わっています。',
  'Line {}, column {}: “{}” is not expected here.': '{} 行 {} 列：ここに「{}」は使えません。',
  'This request takes no parameters. Send it to see the answer.':
    'このリクエストにパラメーターはありません。送信するとレスポンスが表示されます。',
  'Send the request to see the answer here.': 'リクエストを送信すると、ここにレスポンスが表示されます。',
  'Waiting for the answer …': 'レスポンスを待っています…',
  'The answer is arriving …': 'レスポンスを受信しています…',
  'The request was cancelled.': 'リクエストはキャンセルされました。',
  'What shows the answer could not be loaded, so nothing was sent. Send it again.':
    'レスポンスを表示する部分を読み込めなかったため、何も送信されていません。もう一度送信してください。',
  Copy: 'コピー',
  Copied: 'コピーしました',
  'Copy failed': 'コピーできませんでした',
  'Headers ({})': 'ヘッダー（{}）',
  'Browsers show a page only the headers that the API exposes to it (Access-Control-Expose-Headers).':
    'ブラウザーがページに見せるのは、API が公開しているヘッダーのみです（Access-Control-Expose-Headers）。',
  'The answer has no body.': 'レスポンスにボディはありません。',
  Download: 'ダウンロード',
  'Download all': 'すべてダウンロード',
  'The first {} of {} are shown.': '先頭の {} を表示しています（全体は {}）。',
  '{}: nothing to show as text.': '{}：テキストとして表示できません。',
  Bytes: 'バイトデータ',
  'Reading stopped after {}.': '{} まで読み込んで停止しました。',
  'Answered by {}': '{} からのレスポンス',
  'Preview of the answer': 'レスポンスのプレビュー',
  'Answered {} in {}, {}.': 'レスポンス {}、{}、{}。',
  '{} ms': '{} ミリ秒',
  '{} s': '{} 秒',
  '{} KB': '{} KB',
  '{} MB': '{} MB',
  'No answer.': 'レスポンスがありません。',
  'This device is offline.': 'このデバイスはオフラインです。',
  'This page came over https, and browsers let such a page call no http address: {} cannot be reached from here.':
    'このページは https で読み込まれており、ブラウザーはそのようなページに http アドレスを呼び出させません。ここから {} には接続できません。',
  'This page was opened from disk, so its origin is “null”; most APIs answer no such page.':
    'このページはディスクから開かれたため、オリジンが「null」です。ほとんどの API はそのようなページに応答しません。',
  'The content security policy of this page does not allow calls to {}. It allows the servers of the API description.':
    'このページのコンテンツセキュリティポリシーは {} の呼び出しを許可していません。許可されているのは API の記述にあるサーバーです。',
  'The browser did not hand the answer over, and tells pages no reason.':
    'ブラウザーはレスポンスを渡さず、その理由もページに伝えません。',
  'Most often the API does not allow calls from this page (CORS). It would have to answer with:':
    '多くの場合、API がこのページからの呼び出しを許可していません（CORS）。次のヘッダーを返す必要があります：',
  'Before the call itself the browser asks with OPTIONS; that has to be answered with 2xx and the same headers.':
    '呼び出しの前に、ブラウザーは OPTIONS で問い合わせます。これには 2xx と同じヘッダーを返す必要があります。',
  'The address may also be wrong, or the server unreachable.':
    'アドレスが間違っているか、サーバーに接続できない可能性もあります。',
  'The same call in a terminal:': 'ターミナルでの同じ呼び出し：',
  'Browsers let no page send {}; the cURL command does.':
    'ブラウザーはどのページにも {} を送信させません。cURL コマンドでは送信できます。',
  'Browsers send no body with {}; the cURL command does.':
    'ブラウザーは {} でボディを送信しません。cURL コマンドでは送信できます。',
  '{} holds characters that no header can hold.': '{} に、ヘッダーに使えない文字が含まれています。',
  'Is required.': '必須です。',
  'Must be one of {}.': '次のいずれかにしてください：{}。',
  'Must be a text.': 'テキストにしてください。',
  'Must be a number.': '数値にしてください。',
  'Must be a whole number.': '整数にしてください。',
  'Must be true or false.': 'true または false にしてください。',
  'Must be an object.': 'オブジェクトにしてください。',
  'Must be a list.': 'リストにしてください。',
  'Must be at least {}.': '{} 以上にしてください。',
  'Must be at most {}.': '{} 以下にしてください。',
  'Must be more than {}.': '{} より大きくしてください。',
  'Must be less than {}.': '{} より小さくしてください。',
  'Must be a multiple of {}.': '{} の倍数にしてください。',
  'Must match {}.': 'パターン {} に一致させてください。',
  'The description knows no “{}”.': '記述に「{}」はありません。',
  '{} bytes': { other: '{} バイト' },
  '{} fields do not fit the description. Mend them, or send the request as it is.': {
    other: '{} 個のフィールドが記述に合っていません。修正するか、このままリクエストを送信してください。',
  },
  '{} fields have to be mended first.': { other: '先に {} 個のフィールドを修正してください。' },
  'Must have at least {} characters.': { other: '{} 文字以上にしてください。' },
  'Must have at most {} characters.': { other: '{} 文字以下にしてください。' },
  'Must have at least {} items.': { other: '{} 項目以上にしてください。' },
  'Must have at most {} items.': { other: '{} 項目以下にしてください。' },
}

/** Needed before the words of the form come. */
export const loadWords: FormLoadWords = {
  failed: 'このリクエストのフォームを読み込めませんでした。',
  fromDisk:
    'このページはディスクから開かれており、ブラウザーはそのようなページのデータを読み込みません。Web サーバー経由で開いてください（例：「flatleaf preview」）。',
}
