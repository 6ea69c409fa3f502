import type { Product, ProductTile } from '@lacehouse/contracts'
import { type Availability, canAddToCart } from '@lacehouse/domain/product/availability'
import { type Choice, colorAttribute, sizeAttribute, type Variant } from '@lacehouse/domain/product/product'
import { listMissingAttributes, resolveVariant } from '@lacehouse/domain/product/resolve-variant'
import { chooseOnlyOptions, findColor } from '../../../components/product/first-choice.ts'
import { toOffered, toProductOffer } from '../../../components/product/product-offer.ts'

/** What a shopper did with a product of a set. */
export type MemberDraft = {
  readonly choice: Choice
  readonly isLeftOut: boolean
  readonly isAdded: boolean
  /** Why the cart refused it; null where it did not. */
  readonly refusal: unknown
  /** Lets the server add it once. */
  readonly key: string
}

/** A product of a set with what is chosen of it. */
export type SetMember = {
  readonly product: Product
  readonly choice: Choice
  /** Null until everything is chosen. */
  readonly variant: Variant | null
  /** What is offered of the product, whatever the choice. */
  readonly offer: Availability
  /** `own`: it is bought on its own page. `closed`: it cannot be bought now. */
  readonly state: 'open' | 'added' | 'own' | 'closed'
  readonly isChosen: boolean
  /** The first attribute that is still to be chosen. */
  readonly missing: string | undefined
  /** The chosen variant is sold out, though others are not. */
  readonly isSoldOut: boolean
  readonly refusal: unknown
  /** Lets the server add it once. */
  readonly key: string
}

export type Shopper = {
  readonly now: Date
  readonly isSignedIn: boolean
  /** The shopper's own size of the product; null where it is unknown. */
  readonly ownSize: string | null
}

/** Says what is chosen of a product of a set: by the shopper, or else the colour that is there, the only option and the own size. */
export function toSetMember(product: Product, draft: MemberDraft | undefined, shopper: Shopper): SetMember {
  const first = { ...chooseOnlyOptions(product), [colorAttribute]: findColor(product, null) }
  const choice = withOwnSize(product, { ...first, ...draft?.choice }, shopper.ownSize)
  const variant = resolveVariant(product, choice)
  const offer = toProductOffer(product, null, shopper)
  const isOpen = canAddToCart(offer)
  const state = needsOwnPage(product) ? 'own' : !isOpen ? 'closed' : draft?.isAdded ? 'added' : 'open'
  return {
    product,
    choice,
    variant,
    offer,
    state,
    isChosen: state === 'open' && !draft?.isLeftOut,
    missing: listMissingAttributes(product, choice)[0],
    isSoldOut: variant !== null && !canAddToCart(toProductOffer(product, variant, shopper)),
    refusal: draft?.refusal ?? null,
    key: draft?.key ?? '',
  }
}

/** The own size counts where nothing else is chosen and it is there. */
function withOwnSize(product: Product, choice: Choice, ownSize: string | null): Choice {
  if (!ownSize || choice[sizeAttribute] !== undefined) return choice
  const own = { ...choice, [sizeAttribute]: ownSize }
  const variant = resolveVariant(product, own)
  return variant && variant.stockStatus !== 'outOfStock' ? own : choice
}

/** What a shopper designs, gives a value, draws for or reserves in a store has more to choose than a set shows. */
function needsOwnPage(product: Product): boolean {
  const { productType, customAmount, draw } = product
  const { isReserveInStoreOnly } = toOffered(product)
  return productType === 'customs' || customAmount !== undefined || isReserveInStoreOnly || draw !== undefined
}

/** Gives the tile of a product in the chosen colour. */
export function toChosenTile(tile: ProductTile, { choice }: Pick<SetMember, 'choice'>): ProductTile {
  const colour = tile.colours.find(({ value }) => value === choice[colorAttribute])
  if (!colour || colour === tile.colours[0]) return tile
  const { hoverImage: _, ...rest } = tile
  return { ...rest, image: colour.image, url: colour.url }
}
