import { readAccount } from '../account/account-memory.ts'

/** The store and the employee that sell in an in-store session (`inStoreSalesInfo`). */
export type Seller = { readonly storeId: string; readonly storeEmployeeId: string }

const toKey = () => `seller.${document.documentElement.dataset.site ?? ''}`

/** Says whether the signed-in account works in a store, in which case orders carry a seller. */
export function isStoreSession(account = readAccount()): boolean {
  return account?.consumerType === 'STORE_EMPLOYEE'
}

/** Reads the last seller on this device; null outside of in-store sessions. */
export function readSeller(): Seller | null {
  if (!isStoreSession()) return null
  try {
    const { storeId, storeEmployeeId }: Partial<Seller> = JSON.parse(localStorage.getItem(toKey()) ?? '{}')
    return storeId && storeEmployeeId ? { storeId: String(storeId), storeEmployeeId: String(storeEmployeeId) } : null
  } catch {
    // Text that is no seller counts as none.
    return null
  }
}

/** Remembers the seller for the next order too; without an employee there is no seller. */
export function saveSeller(seller: Seller | null): void {
  if (seller) localStorage.setItem(toKey(), JSON.stringify(seller))
  else localStorage.removeItem(toKey())
}
