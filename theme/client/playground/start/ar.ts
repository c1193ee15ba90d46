/** On pages in Arabic. */
import { loadWords } from '../../../words/playground/ar.ts'
import { offerPlayground } from '../start.ts'

offerPlayground(loadWords, 'asset:form-words.ar.js')
