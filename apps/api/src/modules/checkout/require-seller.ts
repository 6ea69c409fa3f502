import { requireStore } from '../../core/stores/require-store.ts'
import type { StoreDirectory } from '../../core/stores/store-directory.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { isInStore } from '../../http/session.ts'

/**
 * An order that a store's session places says where it was sold and by whom, and no other order does (S1.6, CHK-06):
 * STR404 for no store of the site, AUT404 for somebody who does not work there.
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
