import type { CaseState } from './support-case.ts'

/** A change of a case by staff without a message. */
export const caseChanges = ['open', 'closed'] as const
export type CaseChange = (typeof caseChanges)[number]

/**
 * Plans the state of a case that staff close or open again; null where it is in that state already. One that waits for the shopper
 * can be closed, and is not opened again: it is open to an answer as it is.
 */
export function planCaseState(state: CaseState, change: CaseChange): CaseState | null {
  if (change === 'closed') return state === 'closed' ? null : 'closed'
  return state === 'closed' ? 'open' : null
}
