import { readAccount } from '../account/account-memory.ts'

/** Where a store's session sells, and who does (S1.3 `inStoreSalesInfo`). */
export type Seller = { readonly storeId: string; readonly storeEmployeeId: string }

const toKey = () => `seller.${document.documentElement.dataset.site ?? ''}`

/** Says whether whoever is signed in here works in a store: their orders carry a seller. */
export function isStoreSession(account = readAccount()): boolean {
  return account?.consumerType === 'STORE_EMPLOYEE'
}

/** Reads who sold last on this device; null where nobody did, and for everybody who does not work in a store. */
export function readSeller(): Seller | null {
  if (!isStoreSession()) return null
  try {
    const { storeId, storeEmployeeId }: Partial<Seller> = JSON.parse(localStorage.getItem(toKey()) ?? '{}')
    return storeId && storeEmployeeId ? { storeId: String(storeId), storeEmployeeId: String(storeEmployeeId) } : null
  } catch {
    // Whatever else wrote there, it sells nothing.
    return null
  }
}

/** Remembers who sells, for the next customer too; a store without its employee is none yet. */
export function saveSeller(seller: Seller | null): void {
  if (seller) localStorage.setItem(toKey(), JSON.stringify(seller))
  else localStorage.removeItem(toKey())
}
