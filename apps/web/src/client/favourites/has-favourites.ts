import type { Account } from '../account/account-memory.ts'

/** Says whether this visitor can have favourites: employees and in-store sessions cannot (FAV-04). */
export function hasFavourites(account: Pick<Account, 'consumerType'> | null): boolean {
  return !/EMPLOYEE$/.test(account?.consumerType ?? '')
}
