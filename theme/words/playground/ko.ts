import type { FormLoadWords, FormWordTable } from '../../../src/model/form-words.ts'

/** Korean: by which numbers are written and counted. */
export const lang = 'ko'

export const words: FormWordTable = {
  'Try {}': '{} 사용해 보기',
  Close: '닫기',
  Send: '보내기',
  'Send anyway': '그대로 보내기',
  Cancel: '취소',
  'Fill in examples': '예시로 채우기',
  Form: '양식',
  Text: '텍스트',
  'Edit the body as': '본문 편집 방식',
  required: '필수',
  deprecated: '지원 중단됨',
  'curl only': 'curl 전용',
  'Browsers let no page send this; the cURL command has it.':
    '브라우저는 어떤 페이지에서도 이 항목을 보내지 못하게 합니다. cURL 명령에는 포함되어 있습니다.',
  'Not set': '설정 안 함',
  'Add to {}': '{}에 추가',
  'Remove {}': '{} 제거',
  'Variant of {}': '{}의 변형',
  'Written as JSON.': 'JSON으로 작성합니다.',
  file: '파일',
  files: '여러 파일',
  'array of {}': '{} 배열',
  array: '배열',
  'one of several': '여러 가지 중 하나',
  'Base URL': '기본 URL',
  Authorization: '인증',
  'Path parameters': '경로 매개변수',
  'Query string': '쿼리 문자열',
  'Query parameters': '쿼리 매개변수',
  'Header parameters': '헤더 매개변수',
  Cookies: '쿠키',
  Body: '본문',
  Answer: '응답',
  Server: '서버',
  'Content type': '콘텐츠 유형',
  'Way to authenticate': '인증 방식',
  'No authentication': '인증 없음',
  'A client certificate is chosen by the browser, if it has one for this host.':
    '이 호스트에 대한 클라이언트 인증서가 있으면 브라우저가 선택합니다.',
  'The description does not say what "{}" is.': '“{}” 항목이 무엇인지 설명에 나와 있지 않습니다.',
  'Show secrets': '비밀 값 표시',
  'Keep for this tab': '이 탭에서 유지',
  'Only in memory, and gone with the page.': '메모리에만 있으며 페이지와 함께 사라집니다.',
  'Kept until this tab is closed.': '이 탭을 닫을 때까지 유지됩니다.',
  File: '파일',
  'The text holds numbers with more digits than a form can keep.':
    '양식에서 유지할 수 없을 만큼 자릿수가 많은 숫자가 텍스트에 있습니다.',
  'The body is empty.': '본문이 비어 있습니다.',
  'Line {}, column {}: the text ends too early.': '{}행 {}열: 텍스트가 너무 일찍 끝납니다.',
  'Line {}, column {}: “{}” is not expected here.': '{}행 {}열: 여기에는 “{}” 문자가 올 수 없습니다.',
  'This request takes no parameters. Send it to see the answer.':
    '이 요청에는 매개변수가 없습니다. 보내면 응답을 볼 수 있습니다.',
  'Send the request to see the answer here.': '요청을 보내면 여기에 응답이 표시됩니다.',
  'Waiting for the answer …': '응답을 기다리는 중…',
  'The answer is arriving …': '응답을 받는 중…',
  'The request was cancelled.': '요청이 취소되었습니다.',
  'What shows the answer could not be loaded, so nothing was sent. Send it again.':
    '응답을 표시하는 부분을 불러오지 못해 아무것도 전송되지 않았습니다. 다시 전송하세요.',
  Copy: '복사',
  Copied: '복사됨',
  'Copy failed': '복사하지 못함',
  'Headers ({})': '헤더({})',
  'Browsers show a page only the headers that the API exposes to it (Access-Control-Expose-Headers).':
    '브라우저는 API가 공개한 헤더만 페이지에 보여 줍니다(Access-Control-Expose-Headers).',
  'The answer has no body.': '응답에 본문이 없습니다.',
  Download: '다운로드',
  'Download all': '모두 다운로드',
  'The first {} of {} are shown.': '처음 {}만 표시됩니다(전체 {}).',
  '{}: nothing to show as text.': '{}: 텍스트로 표시할 내용이 없습니다.',
  Bytes: '바이트 데이터',
  'Reading stopped after {}.': '{}까지 읽고 중단했습니다.',
  'Answered by {}': '응답한 주소: {}',
  'Preview of the answer': '응답 미리 보기',
  'Answered {} in {}, {}.': '응답 {}, {}, {}.',
  '{} ms': '{}ms',
  '{} s': '{}초',
  '{} KB': '{}KB',
  '{} MB': '{}MB',
  'No answer.': '응답이 없습니다.',
  'This device is offline.': '이 기기는 오프라인 상태입니다.',
  'This page came over https, and browsers let such a page call no http address: {} cannot be reached from here.':
    '이 페이지는 https로 열렸으며, 브라우저는 이런 페이지가 http 주소를 호출하지 못하게 합니다. 여기서는 {}에 연결할 수 없습니다.',
  'This page was opened from disk, so its origin is “null”; most APIs answer no such page.':
    '이 페이지는 디스크에서 열려 출처가 “null”입니다. 대부분의 API는 이런 페이지에 응답하지 않습니다.',
  'The content security policy of this page does not allow calls to {}. It allows the servers of the API description.':
    '이 페이지의 콘텐츠 보안 정책은 {} 호출을 허용하지 않습니다. API 설명에 있는 서버는 허용합니다.',
  'The browser did not hand the answer over, and tells pages no reason.':
    '브라우저가 응답을 넘겨주지 않았으며, 페이지에 이유를 알려 주지 않습니다.',
  'Most often the API does not allow calls from this page (CORS). It would have to answer with:':
    '대부분 API가 이 페이지에서의 호출을 허용하지 않기 때문입니다(CORS). API가 다음과 같이 응답해야 합니다:',
  'Before the call itself the browser asks with OPTIONS; that has to be answered with 2xx and the same headers.':
    '호출하기 전에 브라우저가 OPTIONS로 먼저 묻습니다. 이에 2xx와 같은 헤더로 응답해야 합니다.',
  'The address may also be wrong, or the server unreachable.':
    '주소가 잘못되었거나 서버에 연결할 수 없는 것일 수도 있습니다.',
  'The same call in a terminal:': '터미널에서 같은 호출:',
  'Browsers let no page send {}; the cURL command does.':
    '브라우저는 어떤 페이지에서도 {} 요청을 보내지 못하게 합니다. cURL 명령으로는 보낼 수 있습니다.',
  'Browsers send no body with {}; the cURL command does.':
    '브라우저는 {} 요청에 본문을 보내지 않습니다. cURL 명령으로는 보낼 수 있습니다.',
  '{} holds characters that no header can hold.': '{}에 헤더에 쓸 수 없는 문자가 있습니다.',
  'Is required.': '필수 항목입니다.',
  'Must be one of {}.': '다음 중 하나여야 합니다: {}.',
  'Must be a text.': '텍스트여야 합니다.',
  'Must be a number.': '숫자여야 합니다.',
  'Must be a whole number.': '정수여야 합니다.',
  'Must be true or false.': 'true 또는 false여야 합니다.',
  'Must be an object.': '객체여야 합니다.',
  'Must be a list.': '목록이어야 합니다.',
  'Must be at least {}.': '{} 이상이어야 합니다.',
  'Must be at most {}.': '{} 이하여야 합니다.',
  'Must be more than {}.': '{}보다 커야 합니다.',
  'Must be less than {}.': '{}보다 작아야 합니다.',
  'Must be a multiple of {}.': '{}의 배수여야 합니다.',
  'Must match {}.': '{} 패턴과 일치해야 합니다.',
  'The description knows no “{}”.': '설명에 “{}” 항목이 없습니다.',
  '{} bytes': { other: '{}바이트' },
  '{} fields do not fit the description. Mend them, or send the request as it is.': {
    other: '필드 {}개가 설명과 맞지 않습니다. 수정하거나 요청을 그대로 보내세요.',
  },
  '{} fields have to be mended first.': { other: '먼저 필드 {}개를 수정해야 합니다.' },
  'Must have at least {} characters.': { other: '{}자 이상이어야 합니다.' },
  'Must have at most {} characters.': { other: '{}자 이하여야 합니다.' },
  'Must have at least {} items.': { other: '{}개 항목 이상이어야 합니다.' },
  'Must have at most {} items.': { other: '{}개 항목 이하여야 합니다.' },
}

/** Needed before the words of the form come. */
export const loadWords: FormLoadWords = {
  failed: '이 요청의 양식을 불러오지 못했습니다.',
  fromDisk:
    '이 페이지는 디스크에서 열렸으며, 브라우저는 이런 페이지의 데이터를 불러오지 않습니다. 웹 서버를 통해 여세요. 예: “flatleaf preview”.',
}
