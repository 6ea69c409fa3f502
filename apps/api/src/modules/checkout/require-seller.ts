import { requireStore } from '../../core/stores/require-store.ts'
import type { StoreDirectory } from '../../core/stores/store-directory.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { isInStore } from '../../http/session.ts'

/**
 * Requires store and employee for an order of an in-store session, and refuses them for any other order (CHK-06).
 * STR404 means that the site has no such store, AUT404 that the employee does not work there.
 */
export async function requireSeller(
  deps: { readonly stores: StoreDirectory },
  { body: { inStoreSalesInfo }, site, session }: Call<'checkout.placeOrder'>,
): Promise<void> {
  const isStore = isInStore(session)
  if (!isStore && !inStoreSalesInfo) return
  if (!isStore) throw new Refusal('AUT404', { field: 'inStoreSalesInfo' })
  if (!inStoreSalesInfo) throw new Refusal('STR404', { field: 'inStoreSalesInfo' })
  const { id } = await requireStore(deps, site, inStoreSalesInfo.storeId)
  if (!(await deps.stores.isEmployed(id, inStoreSalesInfo.storeEmployeeId)))
    throw new Refusal('AUT404', { field: 'storeEmployeeId' })
}
