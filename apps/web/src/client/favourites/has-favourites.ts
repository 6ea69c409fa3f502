import type { Account } from '../account/account-memory.ts'

/** Says whether whoever is here keeps favourites: employees and in-store sessions do not (FAV-04). */
export function hasFavourites(account: Pick<Account, 'consumerType'> | null): boolean {
  return !/EMPLOYEE$/.test(account?.consumerType ?? '')
}
