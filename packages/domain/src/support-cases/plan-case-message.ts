import { type CaseAuthor, type CaseState, mostCaseMessages } from './support-case.ts'

type Message = {
  readonly author: CaseAuthor
  /** Whether the staff's answer ends the case. */
  readonly closes?: boolean
}

export type CaseMessagePlan =
  | { readonly ok: true; readonly state: CaseState }
  | { readonly ok: false; readonly reason: 'closed' | 'too_many' }

/**
 * Plans the state of a case after one more message. A closed case takes no more of the shopper's, who opens a new one; an answer of the
 * staff opens it again, unless it closes it.
 */
export function planCaseMessage(
  { state, messages }: { readonly state: CaseState; readonly messages: number },
  { author, closes = false }: Message,
): CaseMessagePlan {
  if (author === 'shopper' && state === 'closed') return { ok: false, reason: 'closed' }
  if (messages >= mostCaseMessages) return { ok: false, reason: 'too_many' }
  if (author === 'shopper') return { ok: true, state: 'open' }
  return { ok: true, state: closes ? 'closed' : 'answered' }
}
