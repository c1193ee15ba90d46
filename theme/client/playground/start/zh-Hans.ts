/** On pages in Chinese. */
import { loadWords } from '../../../words/playground/zh-Hans.ts'
import { offerPlayground } from '../start.ts'

offerPlayground(loadWords, 'asset:form-words.zh-Hans.js')
