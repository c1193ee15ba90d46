import type { FormLoadWords, FormWordTable } from '../../../src/model/form-words.ts'

/** German: by which numbers are written and counted. */
export const lang = 'de'

export const words: FormWordTable = {
  'Try {}': '{} ausprobieren',
  Close: 'Schließen',
  Send: 'Senden',
  'Send anyway': 'Trotzdem senden',
  Cancel: 'Abbrechen',
  'Fill in examples': 'Beispiele einsetzen',
  Form: 'Formular',
  Text: 'Text',
  'Edit the body as': 'Body bearbeiten als',
  required: 'erforderlich',
  deprecated: 'veraltet',
  'curl only': 'nur curl',
  'Browsers let no page send this; the cURL command has it.':
    'Browser lassen keine Seite dies senden; der cURL-Befehl enthält es.',
  'Not set': 'Nicht gesetzt',
  'Add to {}': 'Zu {} hinzufügen',
  'Remove {}': '{} entfernen',
  'Variant of {}': 'Variante von {}',
  'Written as JSON.': 'Als JSON geschrieben.',
  file: 'Datei',
  files: 'Dateien',
  'array of {}': 'array aus {}',
  array: 'array',
  'one of several': 'eines von mehreren',
  'Base URL': 'Basis-URL',
  Authorization: 'Autorisierung',
  'Path parameters': 'Pfadparameter',
  'Query string': 'Query-String',
  'Query parameters': 'Query-Parameter',
  'Header parameters': 'Header-Parameter',
  Cookies: 'Cookies',
  Body: 'Body',
  Answer: 'Antwort',
  Server: 'Server',
  'Content type': 'Inhaltstyp',
  'Way to authenticate': 'Art der Authentifizierung',
  'No authentication': 'Keine Authentifizierung',
  'A client certificate is chosen by the browser, if it has one for this host.':
    'Ein Clientzertifikat wählt der Browser aus, falls er eines für diesen Host hat.',
  'The description does not say what "{}" is.': 'Die Beschreibung sagt nicht, was „{}“ ist.',
  'Show secrets': 'Geheimnisse anzeigen',
  'Keep for this tab': 'Für diesen Tab behalten',
  'Only in memory, and gone with the page.': 'Nur im Arbeitsspeicher und mit der Seite verschwunden.',
  'Kept until this tab is closed.': 'Wird behalten, bis dieser Tab geschlossen wird.',
  File: 'Datei',
  'The text holds numbers with more digits than a form can keep.':
    'Der Text enthält Zahlen mit mehr Stellen, als ein Formular halten kann.',
  'The body is empty.': 'Der Body ist leer.',
  'Line {}, column {}: the text ends too early.': 'Zeile {}, Spalte {}: Der Text endet zu früh.',
  'Line {}, column {}: “{}” is not expected here.': 'Zeile {}, Spalte {}: „{}“ wird hier nicht erwartet.',
  'This request takes no parameters. Send it to see the answer.':
    'Diese Anfrage hat keine Parameter. Senden Sie sie, um die Antwort zu sehen.',
  'Send the request to see the answer here.': 'Senden Sie die Anfrage, um die Antwort hier zu sehen.',
  'Waiting for the answer …': 'Warten auf die Antwort …',
  'The answer is arriving …': 'Die Antwort trifft ein …',
  'The request was cancelled.': 'Die Anfrage wurde abgebrochen.',
  'What shows the answer could not be loaded, so nothing was sent. Send it again.':
    'Was die Antwort zeigt, konnte nicht geladen werden; es wurde nichts gesendet. Bitte noch einmal senden.',
  Copy: 'Kopieren',
  Copied: 'Kopiert',
  'Copy failed': 'Kopieren fehlgeschlagen',
  'Headers ({})': 'Header ({})',
  'Browsers show a page only the headers that the API exposes to it (Access-Control-Expose-Headers).':
    'Browser zeigen einer Seite nur die Header, die die API für sie freigibt (Access-Control-Expose-Headers).',
  'The answer has no body.': 'Die Antwort hat keinen Body.',
  Download: 'Herunterladen',
  'Download all': 'Alles herunterladen',
  'The first {} of {} are shown.': 'Gezeigt werden die ersten {} von {}.',
  '{}: nothing to show as text.': '{}: lässt sich nicht als Text zeigen.',
  Bytes: 'Bytes',
  'Reading stopped after {}.': 'Das Lesen wurde nach {} beendet.',
  'Answered by {}': 'Beantwortet von {}',
  'Preview of the answer': 'Vorschau der Antwort',
  'Answered {} in {}, {}.': 'Antwort {} in {}, {}.',
  '{} ms': '{} ms',
  '{} s': '{} s',
  '{} KB': '{} KB',
  '{} MB': '{} MB',
  'No answer.': 'Keine Antwort.',
  'This device is offline.': 'Dieses Gerät ist offline.',
  'This page came over https, and browsers let such a page call no http address: {} cannot be reached from here.':
    'Diese Seite kam über https, und Browser lassen eine solche Seite keine http-Adresse aufrufen: {} ist von hier aus nicht erreichbar.',
  'This page was opened from disk, so its origin is “null”; most APIs answer no such page.':
    'Diese Seite wurde vom Datenträger geöffnet, ihr Ursprung ist daher „null“; die meisten APIs antworten einer solchen Seite nicht.',
  'The content security policy of this page does not allow calls to {}. It allows the servers of the API description.':
    'Die Content Security Policy dieser Seite erlaubt keine Aufrufe von {}. Sie erlaubt die Server der API-Beschreibung.',
  'The browser did not hand the answer over, and tells pages no reason.':
    'Der Browser hat die Antwort nicht herausgegeben und nennt Seiten keinen Grund.',
  'Most often the API does not allow calls from this page (CORS). It would have to answer with:':
    'Meist erlaubt die API keine Aufrufe von dieser Seite (CORS). Sie müsste antworten mit:',
  'Before the call itself the browser asks with OPTIONS; that has to be answered with 2xx and the same headers.':
    'Vor dem eigentlichen Aufruf fragt der Browser mit OPTIONS an; darauf muss mit 2xx und denselben Headern geantwortet werden.',
  'The address may also be wrong, or the server unreachable.':
    'Vielleicht ist auch die Adresse falsch oder der Server nicht erreichbar.',
  'The same call in a terminal:': 'Derselbe Aufruf im Terminal:',
  'Browsers let no page send {}; the cURL command does.':
    'Browser lassen keine Seite {} senden; der cURL-Befehl tut es.',
  'Browsers send no body with {}; the cURL command does.': 'Browser senden mit {} keinen Body; der cURL-Befehl tut es.',
  '{} holds characters that no header can hold.': '{} enthält Zeichen, die in keinem Header stehen können.',
  'Is required.': 'Ist erforderlich.',
  'Must be one of {}.': 'Muss einer dieser Werte sein: {}.',
  'Must be a text.': 'Muss ein Text sein.',
  'Must be a number.': 'Muss eine Zahl sein.',
  'Must be a whole number.': 'Muss eine ganze Zahl sein.',
  'Must be true or false.': 'Muss true oder false sein.',
  'Must be an object.': 'Muss ein Objekt sein.',
  'Must be a list.': 'Muss eine Liste sein.',
  'Must be at least {}.': 'Muss mindestens {} sein.',
  'Must be at most {}.': 'Darf höchstens {} sein.',
  'Must be more than {}.': 'Muss größer als {} sein.',
  'Must be less than {}.': 'Muss kleiner als {} sein.',
  'Must be a multiple of {}.': 'Muss ein Vielfaches von {} sein.',
  'Must match {}.': 'Muss {} entsprechen.',
  'The description knows no “{}”.': 'Die Beschreibung kennt kein „{}“.',
  '{} bytes': { one: '{} Byte', other: '{} Bytes' },
  '{} fields do not fit the description. Mend them, or send the request as it is.': {
    one: 'Ein Feld entspricht nicht der Beschreibung. Korrigieren Sie es, oder senden Sie die Anfrage, wie sie ist.',
    other:
      '{} Felder entsprechen nicht der Beschreibung. Korrigieren Sie sie, oder senden Sie die Anfrage, wie sie ist.',
  },
  '{} fields have to be mended first.': {
    one: 'Ein Feld muss zuerst korrigiert werden.',
    other: '{} Felder müssen zuerst korrigiert werden.',
  },
  'Must have at least {} characters.': { other: 'Muss mindestens {} Zeichen haben.' },
  'Must have at most {} characters.': { other: 'Darf höchstens {} Zeichen haben.' },
  'Must have at least {} items.': {
    one: 'Muss mindestens {} Element haben.',
    other: 'Muss mindestens {} Elemente haben.',
  },
  'Must have at most {} items.': {
    one: 'Darf höchstens {} Element haben.',
    other: 'Darf höchstens {} Elemente haben.',
  },
}

/** Needed before the words of the form come. */
export const loadWords: FormLoadWords = {
  failed: 'Das Formular dieser Anfrage konnte nicht geladen werden.',
  fromDisk:
    'Diese Seite wurde vom Datenträger geöffnet, und Browser laden für solche Seiten keine Daten. Öffnen Sie sie über einen Webserver, zum Beispiel mit „flatleaf preview“.',
}
