import type { FavouriteStore } from '../../client/stores/favourite-store.ts'
import type { Translate } from '../../i18n/use-text.ts'

export type PickupItem = {
  /** Id of the variant. */
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

/** The port through which a product is collected at a store or held there; says what went wrong, null where nothing did. */
export type PickUpFromStore = (item: PickupItem, options: PickupOptions) => Promise<string | null>
