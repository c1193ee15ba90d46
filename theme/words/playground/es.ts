import type { FormLoadWords, FormWordTable } from '../../../src/model/form-words.ts'

/** Spanish: by which numbers are written and counted. */
export const lang = 'es'

export const words: FormWordTable = {
  'Try {}': 'Probar {}',
  Close: 'Cerrar',
  Send: 'Enviar',
  'Send anyway': 'Enviar de todos modos',
  Cancel: 'Cancelar',
  'Fill in examples': 'Rellenar con ejemplos',
  Form: 'Formulario',
  Text: 'Texto',
  'Edit the body as': 'Editar el cuerpo como',
  required: 'obligatorio',
  deprecated: 'obsoleto',
  'curl only': 'solo curl',
  'Browsers let no page send this; the cURL command has it.':
    'Los navegadores no permiten que ninguna página envíe esto; el comando cURL lo incluye.',
  'Not set': 'Sin definir',
  'Add to {}': 'Añadir a {}',
  'Remove {}': 'Quitar {}',
  'Variant of {}': 'Variante de {}',
  'Written as JSON.': 'Escrito como JSON.',
  file: 'archivo',
  files: 'archivos',
  'array of {}': 'array de {}',
  array: 'array',
  'one of several': 'uno de varios',
  'Base URL': 'URL base',
  Authorization: 'Autorización',
  'Path parameters': 'Parámetros de ruta',
  'Query string': 'Cadena de consulta',
  'Query parameters': 'Parámetros de consulta',
  'Header parameters': 'Parámetros de encabezado',
  Cookies: 'Cookies',
  Body: 'Cuerpo',
  Answer: 'Respuesta',
  Server: 'Servidor',
  'Content type': 'Tipo de contenido',
  'Way to authenticate': 'Forma de autenticación',
  'No authentication': 'Sin autenticación',
  'A client certificate is chosen by the browser, if it has one for this host.':
    'El navegador elige un certificado de cliente, si tiene uno para este host.',
  'The description does not say what "{}" is.': 'La descripción no dice qué es «{}».',
  'Show secrets': 'Mostrar secretos',
  'Keep for this tab': 'Conservar en esta pestaña',
  'Only in memory, and gone with the page.': 'Solo en memoria; se borra con la página.',
  'Kept until this tab is closed.': 'Se conserva hasta que se cierre esta pestaña.',
  File: 'Archivo',
  'The text holds numbers with more digits than a form can keep.':
    'El texto contiene números con más dígitos de los que puede conservar un formulario.',
  'The body is empty.': 'El cuerpo está vacío.',
  'Line {}, column {}: the text ends too early.': 'Línea {}, columna {}: el texto termina demasiado pronto.',
  'Line {}, column {}: “{}” is not expected here.': 'Línea {}, columna {}: aquí no se espera «{}».',
  'This request takes no parameters. Send it to see the answer.':
    'Esta solicitud no tiene parámetros. Envíala para ver la respuesta.',
  'Send the request to see the answer here.': 'Envía la solicitud para ver la respuesta aquí.',
  'Waiting for the answer …': 'Esperando la respuesta…',
  'The answer is arriving …': 'La respuesta está llegando…',
  'The request was cancelled.': 'La solicitud se ha cancelado.',
  'What shows the answer could not be loaded, so nothing was sent. Send it again.':
    'No se pudo cargar lo que muestra la respuesta, y la solicitud no se ha enviado. Envíala de nuevo.',
  Copy: 'Copiar',
  Copied: 'Copiado',
  'Copy failed': 'No se pudo copiar',
  'Headers ({})': 'Encabezados ({})',
  'Browsers show a page only the headers that the API exposes to it (Access-Control-Expose-Headers).':
    'Los navegadores solo muestran a una página los encabezados que la API le expone (Access-Control-Expose-Headers).',
  'The answer has no body.': 'La respuesta no tiene cuerpo.',
  Download: 'Descargar',
  'Download all': 'Descargar todo',
  'The first {} of {} are shown.': 'Se muestran los primeros {} de {}.',
  '{}: nothing to show as text.': '{}: nada que mostrar como texto.',
  Bytes: 'Bytes',
  'Reading stopped after {}.': 'La lectura se detuvo tras {}.',
  'Answered by {}': 'Respuesta de {}',
  'Preview of the answer': 'Vista previa de la respuesta',
  'Answered {} in {}, {}.': 'Respuesta {} en {}, {}.',
  '{} ms': '{} ms',
  '{} s': '{} s',
  '{} KB': '{} KB',
  '{} MB': '{} MB',
  'No answer.': 'Sin respuesta.',
  'This device is offline.': 'Este dispositivo no tiene conexión.',
  'This page came over https, and browsers let such a page call no http address: {} cannot be reached from here.':
    'Esta página llegó por https y los navegadores no permiten que una página así llame a una dirección http: no se puede acceder a {} desde aquí.',
  'This page was opened from disk, so its origin is “null”; most APIs answer no such page.':
    'Esta página se abrió desde el disco, por lo que su origen es «null»; la mayoría de las API no responden a una página así.',
  'The content security policy of this page does not allow calls to {}. It allows the servers of the API description.':
    'La política de seguridad de contenido de esta página no permite llamadas a {}. Permite los servidores de la descripción de la API.',
  'The browser did not hand the answer over, and tells pages no reason.':
    'El navegador no entregó la respuesta y no indica a las páginas ningún motivo.',
  'Most often the API does not allow calls from this page (CORS). It would have to answer with:':
    'Lo más frecuente es que la API no permita llamadas desde esta página (CORS). Tendría que responder con:',
  'Before the call itself the browser asks with OPTIONS; that has to be answered with 2xx and the same headers.':
    'Antes de la llamada en sí, el navegador pregunta con OPTIONS; hay que responder con 2xx y los mismos encabezados.',
  'The address may also be wrong, or the server unreachable.':
    'También puede que la dirección sea incorrecta o que no se pueda acceder al servidor.',
  'The same call in a terminal:': 'La misma llamada en un terminal:',
  'Browsers let no page send {}; the cURL command does.':
    'Los navegadores no permiten que ninguna página envíe {}; el comando cURL sí lo hace.',
  'Browsers send no body with {}; the cURL command does.':
    'Los navegadores no envían ningún cuerpo con {}; el comando cURL sí lo hace.',
  '{} holds characters that no header can hold.': '{} contiene caracteres que ningún encabezado puede contener.',
  'Is required.': 'Es obligatorio.',
  'Must be one of {}.': 'Debe ser uno de estos valores: {}.',
  'Must be a text.': 'Debe ser un texto.',
  'Must be a number.': 'Debe ser un número.',
  'Must be a whole number.': 'Debe ser un número entero.',
  'Must be true or false.': 'Debe ser true o false.',
  'Must be an object.': 'Debe ser un objeto.',
  'Must be a list.': 'Debe ser una lista.',
  'Must be at least {}.': 'Debe ser al menos {}.',
  'Must be at most {}.': 'Debe ser como máximo {}.',
  'Must be more than {}.': 'Debe ser mayor que {}.',
  'Must be less than {}.': 'Debe ser menor que {}.',
  'Must be a multiple of {}.': 'Debe ser un múltiplo de {}.',
  'Must match {}.': 'Debe coincidir con {}.',
  'The description knows no “{}”.': 'La descripción no conoce «{}».',
  '{} bytes': { one: '{} byte', other: '{} bytes' },
  '{} fields do not fit the description. Mend them, or send the request as it is.': {
    one: 'Un campo no se ajusta a la descripción. Corrígelo o envía la solicitud tal como está.',
    other: '{} campos no se ajustan a la descripción. Corrígelos o envía la solicitud tal como está.',
  },
  '{} fields have to be mended first.': {
    one: 'Primero hay que corregir un campo.',
    other: 'Primero hay que corregir {} campos.',
  },
  'Must have at least {} characters.': {
    one: 'Debe tener al menos {} carácter.',
    other: 'Debe tener al menos {} caracteres.',
  },
  'Must have at most {} characters.': {
    one: 'Debe tener como máximo {} carácter.',
    other: 'Debe tener como máximo {} caracteres.',
  },
  'Must have at least {} items.': {
    one: 'Debe tener al menos {} elemento.',
    other: 'Debe tener al menos {} elementos.',
  },
  'Must have at most {} items.': {
    one: 'Debe tener como máximo {} elemento.',
    other: 'Debe tener como máximo {} elementos.',
  },
}

/** Needed before the words of the form come. */
export const loadWords: FormLoadWords = {
  failed: 'No se pudo cargar el formulario de esta solicitud.',
  fromDisk:
    'Esta página se abrió desde el disco y los navegadores no cargan datos para páginas así. Ábrela a través de un servidor web, por ejemplo con «flatleaf preview».',
}
