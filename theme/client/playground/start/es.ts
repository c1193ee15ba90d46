/** On pages in Spanish. */
import { loadWords } from '../../../words/playground/es.ts'
import { offerPlayground } from '../start.ts'

offerPlayground(loadWords, 'asset:form-words.es.js')
