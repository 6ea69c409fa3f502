import { z } from 'zod'
import { text } from './primitives.ts'
import { ProductTile } from './product.ts'

/** What a heart stands for: a product, or one of its colours, `LHBDDBF987-fog`. */
export const FavoriteKey = z.string().regex(/^[A-Za-z0-9]{8,11}(-[A-Za-z0-9-]{1,28})?$/)

/** One favourite as a card shows it; `product` is absent where the shop sells it no more. */
const shown = {
  id: z.string(),
  productId: z.string(),
  color: z.string(),
  qty: z.number(),
  itemType: z.literal('product'),
  /** Whether any size of it can be had now. */
  available: z.boolean(),
  /** The product's name, as far as it is still known. */
  name: text(400).optional(),
  product: ProductTile.optional(),
}

export const FavoriteItem = z.object({ itemId: z.string(), ...shown })
export type FavoriteItem = z.output<typeof FavoriteItem>

/** A page of the list of favourites (S1.3), the latest first; who has none yet has no list. */
export const Favorites = z.object({
  favoriteId: z.string().optional(),
  items: z.array(FavoriteItem),
  total: z.number(),
  start: z.number(),
  count: z.number(),
  /** All that is on the list, whatever the page: what hearts are filled by. */
  hearts: z.array(z.object({ id: z.string(), itemId: z.string() })),
})
export type Favorites = z.output<typeof Favorites>

/** A list as others see it by its link: things and nobody. */
export const SharedFavorites = z.object({
  items: z.array(z.object(shown)),
  total: z.number(),
  start: z.number(),
  count: z.number(),
})
export type SharedFavorites = z.output<typeof SharedFavorites>
