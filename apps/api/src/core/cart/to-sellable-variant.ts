import { defaultMaxQty } from '@lacehouse/domain/cart/cart-limits'
import type { SellableVariant } from '@lacehouse/domain/cart/sellable-variant'
import type { Currency } from '@lacehouse/domain/money/currency'
import { findPreOrderOffer } from '@lacehouse/domain/pre-order/pre-order'
import { isComingSoonMark } from '@lacehouse/domain/product/availability'
import { unnamedColour } from '@lacehouse/domain/product/product'
import type { Site } from '@lacehouse/domain/site/site'
import type { TaxClass } from '@lacehouse/domain/tax/tax-class'
import type { PictureSource } from '../../infra/pictures/picture-source.ts'
import { listOptionValues } from '../catalogue/list-options.ts'
import { canBePreOrdered, type ProductRecord, type VariantRecord, wordsOf } from '../catalogue/product-record.ts'
import { toPriceEntries } from '../catalogue/to-price-entries.ts'
import { listPictures } from '../pictures/list-pictures.ts'
import type { FreeStock } from '../stock/stock.queries.ts'

type Wanted = {
  readonly product: ProductRecord
  readonly variantId: string
  readonly site: Site
  readonly locale: string
  readonly stock: readonly FreeStock[]
  readonly pictures: PictureSource
  readonly now: number
}

/** Converts a variant to the form that the pricing rules use, in a site's locale and currency. Returns null for an unknown variant. */
export function toSellableVariant(wanted: Wanted): SellableVariant | null {
  const { product, variantId, site, locale, pictures } = wanted
  const variant = product.variants.find(({ id }) => id === variantId)
  const colour = product.colours.find(({ code }) => code === variant?.colourCode)
  if (!variant || !colour) return null
  const [picture] = listPictures(product, colour, pictures)
  const isDrawn = product.draws[site.siteId] !== undefined
  const design = product.productType === 'customs' ? pictures.findDesign(product.model) : null
  return {
    id: variant.id,
    masterId: product.id,
    upc: variant.upc,
    stockItemId: variant.id,
    name: wordsOf(product.names, locale) ?? product.id,
    slug: wordsOf(product.slugs, locale) ?? product.id.toLowerCase(),
    ...(picture && { imageURL: picture.url }),
    attributes: toVariantAttributes(variant),
    categoryIds: product.categoryIds,
    currency: site.currency as Currency,
    prices: toPriceEntries(product, variant, site.priceList),
    taxClass: product.taxClass as TaxClass,
    weightGrams: product.weightG,
    ...toStock(wanted),
    // The largest quantity means that the product has no maximum of its own.
    ...(variant.maxQty < defaultMaxQty && { maxQty: variant.maxQty }),
    // A winner of a draw buys one unit.
    ...(isDrawn && { maxQty: 1 }),
    ...(product.targetPublishAt !== null && { targetPublishDate: product.targetPublishAt }),
    isDigital: product.productType === 'digital',
    isCustoms: product.productType === 'customs',
    ...(design && { design }),
    isPresale: product.presale || isDrawn,
    isComingSoon: product.targetPublishAt === null && isMarkedComingSoon(product),
    isReservationOnly: product.isReserveInStoreOnly,
    isWithdrawn: product.status !== 'live' || variant.status !== 'live',
    giftOption: toGiftOption(product.attributes.giftOption),
    isGiftOnly: product.attributes.giftOnly === true,
  }
}

/** A launch date says more than the mark, and then decides alone (decision 0141). */
const isMarkedComingSoon = ({ badge, eyebrow }: ProductRecord): boolean =>
  [badge?.code, eyebrow?.code].some((code) => code !== undefined && isComingSoonMark(code))

/** A line names what its shopper chose: no colour where the product names none. */
const toVariantAttributes = (variant: VariantRecord): Record<string, string> => ({
  ...(variant.colourCode !== unnamedColour && { color: variant.colourCode }),
  ...listOptionValues(variant),
})

const toGiftOption = (value: unknown): SellableVariant['giftOption'] =>
  value === 'none' || value === 'forbidden' ? value : 'allowed'

const toStock = ({
  product,
  variantId,
  stock,
  site,
  now,
}: Wanted): Pick<SellableVariant, 'stock' | 'preOrder' | 'storeStock'> => {
  const own = stock.filter((entry) => entry.variantId === variantId)
  const atWarehouse = own.find(({ locationId }) => locationId === site.warehouse)
  const offer = atWarehouse && canBePreOrdered(product) ? findPreOrderOffer(atWarehouse, now) : null
  return {
    stock: offer?.quantity ?? atWarehouse?.quantity ?? null,
    ...(offer && { preOrder: { from: offer.from } }),
    // A warehouse that is also a store counts as both.
    ...(own.length > 0 && {
      storeStock: Object.fromEntries(own.map(({ locationId, quantity }) => [locationId, quantity])),
    }),
  }
}
