import { type FavouriteStore, readFavouriteStore, saveFavouriteStore } from '../../client/stores/favourite-store.ts'
import { type DialogArgs, openDialog } from '../../ui/dialogs/open-dialog.ts'

/**
 * Lets the shopper choose a store, which becomes their favourite store. Replacing another store needs a confirmation
 * and is confirmed afterwards (STO-03, DLG-09). Null if the shopper cancels.
 */
export async function chooseStore(args: DialogArgs<'pickup-in-store'>): Promise<FavouriteStore | null> {
  const chosen = await openDialog('pickup-in-store', args)
  if (!chosen.ok) return null
  const { value: store } = chosen
  const favourite = readFavouriteStore()
  const isAnother = favourite !== null && favourite.id !== store.id
  if (isAnother && !(await openDialog('change-store', { from: favourite, to: store })).ok) return null
  saveFavouriteStore(store)
  if (isAnother) await openDialog('store-changed', { store })
  return { id: store.id, name: store.name }
}
