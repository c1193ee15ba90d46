/** On pages in English, whose words are in the form itself. */
import { formLoadWords } from '../../../../src/model/form-words.ts'
import { offerPlayground } from '../start.ts'

offerPlayground(formLoadWords)
