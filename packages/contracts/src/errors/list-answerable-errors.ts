import type { CallContract } from '../define-call.ts'
import type { ErrorId } from './catalogue.ts'

/** Ids that every call may answer: malformed, not acceptable, unexpected, too busy. */
const errorsOfEveryCall = ['API400', 'API406', 'GEN500', 'GEN503'] as const satisfies readonly ErrorId[]

/** Returns the ids that follow from a contract's method, session and limits; no contract lists them. */
export function listCommonErrors({ method, session, agents, limits }: CallContract): readonly ErrorId[] {
  const isChange = method !== 'GET'
  const needsRights = session === 'consumer' || session === 'staff' || session === 'backoffice' || agents !== undefined
  return [
    ...errorsOfEveryCall,
    ...(isChange ? (['API415'] as const) : []),
    // The API refuses a change that another origin's page sends with a session's cookie.
    ...(needsRights || isChange ? (['AUT404'] as const) : []),
    ...(session === 'none' ? [] : (['AUT432', 'AUT498'] as const)),
    ...(limits === undefined ? [] : (['AUT403'] as const)),
  ]
}

/** Returns every id that a call may answer: the errors that its contract lists and the common ones. */
export function listAnswerableErrors(contract: CallContract): readonly ErrorId[] {
  return [...new Set([...contract.errors, ...listCommonErrors(contract)])]
}
