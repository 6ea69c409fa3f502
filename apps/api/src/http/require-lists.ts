import { Refusal } from './refusal.ts'
import type { Session } from './session.ts'

/** Says whether a session may have favourites and saved items; employees and in-store sessions may not (FAV-04). */
export function mayHaveLists(session: Session): boolean {
  return session.kind !== 'consumer' || isListKeeper(session.consumerType)
}

export function isListKeeper(consumerType: string): boolean {
  return consumerType !== 'EMPLOYEE' && consumerType !== 'STORE_EMPLOYEE'
}

/** Refuses a session that may not have favourites or saved items (FAV-04). */
export function requireLists(session: Session): void {
  if (!mayHaveLists(session)) throw new Refusal('AUT404')
}
