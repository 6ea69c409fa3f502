import { z } from 'zod'
import { text } from './primitives.ts'
import { ProductTile } from './product.ts'

/** The key of a favourite: a product, or one of its colours as in `LHBDDBF987-fog`. */
export const FavoriteKey = z.string().regex(/^[A-Za-z0-9]{8,11}(-[A-Za-z0-9-]{1,28})?$/)

/** A favourite with the data of its card; `product` is absent when the shop no longer sells it. */
const shown = {
  id: z.string(),
  productId: z.string(),
  color: z.string(),
  qty: z.number(),
  itemType: z.literal('product'),
  /** Whether any size of it is in stock. */
  available: z.boolean(),
  /** The product's name, absent when it is unknown. */
  name: text(400).optional(),
  product: ProductTile.optional(),
}

export const FavoriteItem = z.object({ itemId: z.string(), ...shown })
export type FavoriteItem = z.output<typeof FavoriteItem>

/** A page of the list of favourites, the latest first; `favoriteId` is absent while the caller has no list. */
export const Favorites = z.object({
  favoriteId: z.string().optional(),
  items: z.array(FavoriteItem),
  total: z.number(),
  start: z.number(),
  count: z.number(),
  /** The keys of all favourites, whatever the page; product cards show their hearts by them. */
  hearts: z.array(z.object({ id: z.string(), itemId: z.string() })),
  /** Present while a link shows the list to other people. */
  isShared: z.literal(true).optional(),
})
export type Favorites = z.output<typeof Favorites>

/** A list as readers of its link see it: products without the owner's data. */
export const SharedFavorites = z.object({
  /** The name of a named list; favourites have none. */
  name: z.string().optional(),
  items: z.array(z.object(shown)),
  total: z.number(),
  start: z.number(),
  count: z.number(),
})
export type SharedFavorites = z.output<typeof SharedFavorites>
