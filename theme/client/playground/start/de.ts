/** On pages in German. */
import { loadWords } from '../../../words/playground/de.ts'
import { offerPlayground } from '../start.ts'

offerPlayground(loadWords, 'asset:form-words.de.js')
