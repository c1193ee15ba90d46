/** On pages in French. */
import { loadWords } from '../../../words/playground/fr.ts'
import { offerPlayground } from '../start.ts'

offerPlayground(loadWords, 'asset:form-words.fr.js')
