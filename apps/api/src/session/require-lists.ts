import { Refusal } from '../http/refusal.ts'
import type { Session } from './session.ts'

/** Employees and in-store sessions keep no favourites and save nothing for later (FAV-04). */
export const mayKeepLists = (session: Session): boolean =>
  session.kind !== 'consumer' || isListKeeper(session.consumerType)

export const isListKeeper = (consumerType: string): boolean =>
  consumerType !== 'EMPLOYEE' && consumerType !== 'STORE_EMPLOYEE'

/** Refuses whom lists are closed for. */
export const requireLists = (session: Session): void => {
  if (!mayKeepLists(session)) throw new Refusal('AUT404')
}
