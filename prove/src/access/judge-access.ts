import { type CallContract, listAnswerableErrors } from '@lacehouse/contracts'
import { hasAgentRight } from '@lacehouse/domain/agents/agent-rights'
import type { Answer } from './ask-naming.ts'
import type { Caller } from './callers.ts'

/** The error id by which the contract refuses a caller's session; null where the session may make the call. */
function findAccessRefusal({ session, agents, right }: CallContract, caller: Caller): 'AUT404' | 'AUT432' | null {
  const mayAct = caller.acts && agents && agents !== 'refused' && hasAgentRight({ rights: caller.acts }, agents)
  if (caller.acts && agents !== undefined && !mayAct) return 'AUT404'
  if (session === 'none') return null
  // No session of the shop is one of the back office, and none of the back office is one of the shop.
  if ((session === 'backoffice') !== (caller.session === 'backoffice')) return 'AUT432'
  if (session === 'backoffice') return isRight(right, caller) ? null : 'AUT404'
  if (caller.session === 'none') return 'AUT432'
  if (session === 'guest') return null
  if (caller.session === 'guest') return 'AUT404'
  if (session !== 'staff') return null
  // What agents need a right for they do for a customer only; staff of a store do it in their own session.
  const needsRight = agents !== undefined && agents !== 'refused'
  return (needsRight ? mayAct || caller.inStore : caller.session === 'staff') ? null : 'AUT404'
}

const isRight = (right: CallContract['right'], { rights = [] }: Caller): boolean =>
  right === 'signed_in' || right === 'signing_in' || rights.some((one) => one === right)

/** Finds the violation of an answer by the contract of its call; null if there is none. */
export function findAccessFault(contract: CallContract, caller: Caller, { status, body }: Answer): string | null {
  const errorId = body?.errorDetails?.[0]?.errorId
  const refusal = findAccessRefusal(contract, caller)
  if (status >= 500) return `${status}`
  if (refusal) return errorId === refusal ? null : `${errorId ?? status} instead of ${refusal}`
  if (status < 400) return null
  if (!errorId) return `${status} without an error id`
  return (listAnswerableErrors(contract) as readonly string[]).includes(errorId) ? null : `${errorId} is not declared`
}
