/** On pages in Korean. */
import { loadWords } from '../../../words/playground/ko.ts'
import { offerPlayground } from '../start.ts'

offerPlayground(loadWords, 'asset:form-words.ko.js')
