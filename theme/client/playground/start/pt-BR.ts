/** On pages in Brazilian Portuguese. */
import { loadWords } from '../../../words/playground/pt-BR.ts'
import { offerPlayground } from '../start.ts'

offerPlayground(loadWords, 'asset:form-words.pt-BR.js')
