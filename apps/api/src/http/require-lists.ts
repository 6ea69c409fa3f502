import { Refusal } from './refusal.ts'
import type { Session } from './session.ts'

/** Employees and in-store sessions keep no favourites and save nothing for later (FAV-04). */
export function mayHaveLists(session: Session): boolean {
  return session.kind !== 'consumer' || isListKeeper(session.consumerType)
}

export function isListKeeper(consumerType: string): boolean {
  return consumerType !== 'EMPLOYEE' && consumerType !== 'STORE_EMPLOYEE'
}

/** Refuses whom lists are closed for. */
export function requireLists(session: Session): void {
  if (!mayHaveLists(session)) throw new Refusal('AUT404')
}
