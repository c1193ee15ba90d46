/** On pages in Hebrew. */
import { loadWords } from '../../../words/playground/he.ts'
import { offerPlayground } from '../start.ts'

offerPlayground(loadWords, 'asset:form-words.he.js')
