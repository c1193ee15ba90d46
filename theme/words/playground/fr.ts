import type { FormLoadWords, FormWordTable } from '../../../src/model/form-words.ts'

/** French: by which numbers are written and counted. */
export const lang = 'fr'

export const words: FormWordTable = {
  'Try {}': 'Essayer {}',
  Close: 'Fermer',
  Send: 'Envoyer',
  'Send anyway': 'Envoyer quand même',
  Cancel: 'Annuler',
  'Fill in examples': 'Remplir avec les exemples',
  Form: 'Formulaire',
  Text: 'Texte',
  'Edit the body as': 'Modifier le corps sous forme de',
  required: 'obligatoire',
  deprecated: 'obsolète',
  'curl only': 'curl uniquement',
  'Browsers let no page send this; the cURL command has it.':
    'Les navigateurs ne laissent aucune page envoyer ceci ; la commande cURL le contient.',
  'Not set': 'Non défini',
  'Add to {}': 'Ajouter à {}',
  'Remove {}': 'Supprimer {}',
  'Variant of {}': 'Variante de {}',
  'Written as JSON.': 'Écrit en JSON.',
  file: 'fichier',
  files: 'fichiers',
  'array of {}': 'array de {}',
  array: 'array',
  'one of several': 'un parmi plusieurs',
  'Base URL': 'URL de base',
  Authorization: 'Autorisation',
  'Path parameters': 'Paramètres de chemin',
  'Query string': 'Chaîne de requête',
  'Query parameters': 'Paramètres de requête',
  'Header parameters': 'Paramètres d’en-tête',
  Cookies: 'Cookies',
  Body: 'Corps',
  Answer: 'Réponse',
  Server: 'Serveur',
  'Content type': 'Type de contenu',
  'Way to authenticate': 'Méthode d’authentification',
  'No authentication': 'Aucune authentification',
  'A client certificate is chosen by the browser, if it has one for this host.':
    'Le navigateur choisit un certificat client, s’il en a un pour cet hôte.',
  'The description does not say what "{}" is.': 'La description ne dit pas ce qu’est « {} ».',
  'Show secrets': 'Afficher les secrets',
  'Keep for this tab': 'Conserver pour cet onglet',
  'Only in memory, and gone with the page.': 'Uniquement en mémoire, et effacé avec la page.',
  'Kept until this tab is closed.': 'Conservé jusqu’à la fermeture de cet onglet.',
  File: 'Fichier',
  'The text holds numbers with more digits than a form can keep.':
    'Le texte contient des nombres de plus de chiffres qu’un formulaire ne peut en conserver.',
  'The body is empty.': 'Le corps est vide.',
  'Line {}, column {}: the text ends too early.': 'Ligne {}, colonne {} : le texte se termine trop tôt.',
  'Line {}, column {}: “{}” is not expected here.': 'Ligne {}, colonne {} : « {} » n’est pas attendu ici.',
  'This request takes no parameters. Send it to see the answer.':
    'Cette requête n’a aucun paramètre. Envoyez-la pour voir la réponse.',
  'Send the request to see the answer here.': 'Envoyez la requête pour voir la réponse ici.',
  'Waiting for the answer …': 'En attente de la réponse…',
  'The answer is arriving …': 'La réponse arrive…',
  'The request was cancelled.': 'La requête a été annulée.',
  'What shows the answer could not be loaded, so nothing was sent. Send it again.':
    'Ce qui affiche la réponse n’a pas pu être chargé ; rien n’a été envoyé. Envoyez la requête à nouveau.',
  Copy: 'Copier',
  Copied: 'Copié',
  'Copy failed': 'Échec de la copie',
  'Headers ({})': 'En-têtes ({})',
  'Browsers show a page only the headers that the API exposes to it (Access-Control-Expose-Headers).':
    'Les navigateurs ne montrent à une page que les en-têtes que l’API lui expose (Access-Control-Expose-Headers).',
  'The answer has no body.': 'La réponse n’a pas de corps.',
  Download: 'Télécharger',
  'Download all': 'Tout télécharger',
  'The first {} of {} are shown.': 'Les premiers {} sur {} sont affichés.',
  '{}: nothing to show as text.': '{} : rien à afficher sous forme de texte.',
  Bytes: 'Octets',
  'Reading stopped after {}.': 'Lecture arrêtée après {}.',
  'Answered by {}': 'Réponse de {}',
  'Preview of the answer': 'Aperçu de la réponse',
  'Answered {} in {}, {}.': 'Réponse {} en {}, {}.',
  '{} ms': '{} ms',
  '{} s': '{} s',
  '{} KB': '{} Ko',
  '{} MB': '{} Mo',
  'No answer.': 'Aucune réponse.',
  'This device is offline.': 'Cet appareil est hors ligne.',
  'This page came over https, and browsers let such a page call no http address: {} cannot be reached from here.':
    'Cette page est arrivée par https, et les navigateurs ne laissent pas une telle page appeler une adresse http : {} est inaccessible d’ici.',
  'This page was opened from disk, so its origin is “null”; most APIs answer no such page.':
    'Cette page a été ouverte depuis le disque, son origine est donc « null » ; la plupart des API ne répondent pas à une telle page.',
  'The content security policy of this page does not allow calls to {}. It allows the servers of the API description.':
    'La politique de sécurité du contenu de cette page n’autorise pas les appels à {}. Elle autorise les serveurs de la description de l’API.',
  'The browser did not hand the answer over, and tells pages no reason.':
    'Le navigateur n’a pas transmis la réponse et n’en indique pas la raison aux pages.',
  'Most often the API does not allow calls from this page (CORS). It would have to answer with:':
    'Le plus souvent, l’API n’autorise pas les appels depuis cette page (CORS). Elle devrait répondre avec :',
  'Before the call itself the browser asks with OPTIONS; that has to be answered with 2xx and the same headers.':
    'Avant l’appel lui-même, le navigateur interroge avec OPTIONS ; il faut y répondre par 2xx et les mêmes en-têtes.',
  'The address may also be wrong, or the server unreachable.':
    'L’adresse est peut-être aussi erronée, ou le serveur injoignable.',
  'The same call in a terminal:': 'Le même appel dans un terminal :',
  'Browsers let no page send {}; the cURL command does.':
    'Les navigateurs ne laissent aucune page envoyer {} ; la commande cURL le fait.',
  'Browsers send no body with {}; the cURL command does.':
    'Les navigateurs n’envoient pas de corps avec {} ; la commande cURL le fait.',
  '{} holds characters that no header can hold.': '{} contient des caractères qu’aucun en-tête ne peut contenir.',
  'Is required.': 'Obligatoire.',
  'Must be one of {}.': 'Doit être l’une de ces valeurs : {}.',
  'Must be a text.': 'Doit être un texte.',
  'Must be a number.': 'Doit être un nombre.',
  'Must be a whole number.': 'Doit être un nombre entier.',
  'Must be true or false.': 'Doit être true ou false.',
  'Must be an object.': 'Doit être un objet.',
  'Must be a list.': 'Doit être une liste.',
  'Must be at least {}.': 'Doit être au moins {}.',
  'Must be at most {}.': 'Doit être au plus {}.',
  'Must be more than {}.': 'Doit être supérieur à {}.',
  'Must be less than {}.': 'Doit être inférieur à {}.',
  'Must be a multiple of {}.': 'Doit être un multiple de {}.',
  'Must match {}.': 'Doit correspondre à {}.',
  'The description knows no “{}”.': 'La description ne connaît pas « {} ».',
  '{} bytes': { one: '{} octet', other: '{} octets' },
  '{} fields do not fit the description. Mend them, or send the request as it is.': {
    one: 'Un champ ne correspond pas à la description. Corrigez-le, ou envoyez la requête telle quelle.',
    other: '{} champs ne correspondent pas à la description. Corrigez-les, ou envoyez la requête telle quelle.',
  },
  '{} fields have to be mended first.': {
    one: 'Un champ doit d’abord être corrigé.',
    other: '{} champs doivent d’abord être corrigés.',
  },
  'Must have at least {} characters.': {
    one: 'Doit avoir au moins {} caractère.',
    other: 'Doit avoir au moins {} caractères.',
  },
  'Must have at most {} characters.': {
    one: 'Doit avoir au plus {} caractère.',
    other: 'Doit avoir au plus {} caractères.',
  },
  'Must have at least {} items.': { one: 'Doit avoir au moins {} élément.', other: 'Doit avoir au moins {} éléments.' },
  'Must have at most {} items.': { one: 'Doit avoir au plus {} élément.', other: 'Doit avoir au plus {} éléments.' },
}

/** Needed before the words of the form come. */
export const loadWords: FormLoadWords = {
  failed: 'Le formulaire de cette requête n’a pas pu être chargé.',
  fromDisk:
    'Cette page a été ouverte depuis le disque, et les navigateurs ne chargent pas de données pour de telles pages. Ouvrez-la par un serveur web, par exemple avec « flatleaf preview ».',
}
