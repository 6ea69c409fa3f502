import type { Behaviour } from '../cards/test-cards.ts'
import type { DeclineReason } from './payment.ts'

type AnswerSpoiled = 'none' | 'dropped' | 'error'

/** What a card does to an authorisation, and what becomes of the answer to it. */
export type Outcome =
  | { kind: 'authorised'; answer: AnswerSpoiled; isFrictionless?: true }
  | { kind: 'failed'; reason: DeclineReason }
  | { kind: 'challenged' }
  | { kind: 'pending'; becomes: 'authorised' | 'failed'; isAnsweredAtOnce: boolean }
  | { kind: 'unreachable' }

/** One line for each behaviour of the test cards. */
export const outcomes: Record<Behaviour, Outcome> = {
  success: { kind: 'authorised', answer: 'none' },
  late_capture: { kind: 'authorised', answer: 'none' },
  frictionless: { kind: 'authorised', answer: 'none', isFrictionless: true },
  lost_answer: { kind: 'authorised', answer: 'dropped' },
  error_after: { kind: 'authorised', answer: 'error' },
  error_before: { kind: 'unreachable' },
  insufficient_funds: { kind: 'failed', reason: 'insufficient_funds' },
  do_not_honour: { kind: 'failed', reason: 'do_not_honour' },
  fraud: { kind: 'failed', reason: 'suspected_fraud' },
  expired_card: { kind: 'failed', reason: 'expired_card' },
  incorrect_cvc: { kind: 'failed', reason: 'incorrect_cvc' },
  challenge: { kind: 'challenged' },
  slow: { kind: 'pending', becomes: 'authorised', isAnsweredAtOnce: false },
  pending_authorised: { kind: 'pending', becomes: 'authorised', isAnsweredAtOnce: true },
  pending_declined: { kind: 'pending', becomes: 'failed', isAnsweredAtOnce: true },
}
