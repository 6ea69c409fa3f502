import type { Behaviour } from '../cards/test-cards.ts'
import type { DeclineReason } from './payment.ts'

type ReplyFault = 'none' | 'dropped' | 'error'

/** The effect of a card on an authorisation, and how its reply fails. */
export type Outcome =
  | { kind: 'authorised'; replyFault: ReplyFault; isFrictionless?: true }
  | { kind: 'failed'; reason: DeclineReason }
  | { kind: 'challenged' }
  | { kind: 'pending'; becomes: 'authorised' | 'failed'; isImmediate: boolean }
  | { kind: 'unreachable' }

/** The outcome of each behaviour of the test cards. */
export const outcomes: Record<Behaviour, Outcome> = {
  success: { kind: 'authorised', replyFault: 'none' },
  later_declined: { kind: 'authorised', replyFault: 'none' },
  late_capture: { kind: 'authorised', replyFault: 'none' },
  frictionless: { kind: 'authorised', replyFault: 'none', isFrictionless: true },
  lost_answer: { kind: 'authorised', replyFault: 'dropped' },
  error_after: { kind: 'authorised', replyFault: 'error' },
  error_before: { kind: 'unreachable' },
  insufficient_funds: { kind: 'failed', reason: 'insufficient_funds' },
  do_not_honour: { kind: 'failed', reason: 'do_not_honour' },
  fraud: { kind: 'failed', reason: 'suspected_fraud' },
  expired_card: { kind: 'failed', reason: 'expired_card' },
  incorrect_cvc: { kind: 'failed', reason: 'incorrect_cvc' },
  challenge: { kind: 'challenged' },
  slow: { kind: 'pending', becomes: 'authorised', isImmediate: false },
  pending_authorised: { kind: 'pending', becomes: 'authorised', isImmediate: true },
  pending_declined: { kind: 'pending', becomes: 'failed', isImmediate: true },
}
