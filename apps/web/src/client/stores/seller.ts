import { readAccount } from '../account/account-memory.ts'
import { localStore } from '../storage/browser-storage.ts'

/** The store and the employee that sell in an in-store session (`inStoreSalesInfo`). */
export type Seller = { readonly storeId: string; readonly storeEmployeeId: string }

/** The store and the employee with whom a session of a store is connected, with the names that people read (ROLE-02). */
export type StoreConnection = Seller & { readonly storeName: string; readonly employeeName: string }

const toKey = () => `seller.${document.documentElement.dataset.site ?? ''}` as const
const listeners = new Set<() => void>()
let current: StoreConnection | null = null
let currentText: string | null = null

/** Says whether the signed-in account works in a store, in which case orders carry a seller. */
export function isStoreSession(account = readAccount()): boolean {
  return account?.consumerType === 'STORE_EMPLOYEE'
}

/** Reads the last connection on this device; null outside of in-store sessions. The object is the same one until it changes. */
export function readConnection(): StoreConnection | null {
  if (!isStoreSession()) return null
  const text = localStore.getItem(toKey())
  if (text !== currentText) {
    currentText = text
    current = parse(text)
  }
  return current
}

/** Reads the seller of the connection, as orders carry it. */
export function readSeller(): Seller | null {
  const connection = readConnection()
  return connection && { storeId: connection.storeId, storeEmployeeId: connection.storeEmployeeId }
}

/** Remembers the connection for the next order too; without an employee there is none. */
export function saveConnection(connection: StoreConnection | null): void {
  if (connection) localStore.setItem(toKey(), JSON.stringify(connection))
  else localStore.removeItem(toKey())
  for (const listener of listeners) listener()
}

/** Calls back when this tab or another one changes the connection. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function parse(text: string | null): StoreConnection | null {
  try {
    const {
      storeId,
      storeEmployeeId,
      storeName = '',
      employeeName = '',
    }: Partial<StoreConnection> = JSON.parse(text ?? '{}')
    if (!storeId || !storeEmployeeId) return null
    const names = { storeName: String(storeName), employeeName: String(employeeName) }
    return { storeId: String(storeId), storeEmployeeId: String(storeEmployeeId), ...names }
  } catch {
    // Text that is no connection counts as none.
    return null
  }
}
