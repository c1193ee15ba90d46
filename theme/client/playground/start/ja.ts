/** On pages in Japanese. */
import { loadWords } from '../../../words/playground/ja.ts'
import { offerPlayground } from '../start.ts'

offerPlayground(loadWords, 'asset:form-words.ja.js')
