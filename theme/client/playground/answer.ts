/** What is needed once a request is sent: a script of its own, which hands itself to the form. It shares the form's Preact. */
import { Answered, spoken } from './answered.tsx'
import type { AnswerWindow } from './answer-tools.ts'
import { call } from './call.ts'

;(window as unknown as AnswerWindow).flatleafAnswer({ call, Answered, spoken })
