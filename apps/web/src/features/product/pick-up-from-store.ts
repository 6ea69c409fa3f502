import type { FavouriteStore } from '../../client/stores/favourite-store.ts'
import type { Translate } from '../../i18n/use-text.ts'

export type PickupItem = {
  /** The id of the variant. */
  readonly productId: string
  readonly name: string
  readonly pdpUrl: string
  readonly productImageURL: string
}

export type PickupOptions = {
  readonly store: FavouriteStore
  readonly purpose: 'pickup' | 'reserve'
  readonly t: Translate
}

/**
 * Adds a product to the cart for pickup, or reserves it in a store; gives an error message, or null. Product pages
 * get this function from their route.
 */
export type PickUpFromStore = (item: PickupItem, options: PickupOptions) => Promise<string | null>
