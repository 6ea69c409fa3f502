import { productStates } from '@lacehouse/domain/product/product-states'
import { stockCountReasons } from '@lacehouse/domain/product/stock-count-reasons'
import { z } from 'zod'
import { StaffProductFacts } from './backoffice-product-facts.ts'
import { AmountInput, CurrencyCode, text, VariantId, wordsOf } from './primitives.ts'

export const ProductState = z.enum(productStates)

/** A product in a list of the back office. */
export const StaffProductSummary = z.object({
  productId: z.string(),
  name: z.string(),
  brand: z.string(),
  state: ProductState,
  variants: z.number(),
  /** Pieces that are free to sell, over all variants and locations. */
  free: z.number(),
  updatedAt: z.string(),
})
export type StaffProductSummary = z.output<typeof StaffProductSummary>

const StaffPrice = z.object({
  colourCode: z.string().optional(),
  variantId: z.string().optional(),
  kind: z.enum(['base', 'sale']),
  amount: z.number(),
  from: z.string(),
  until: z.string().optional(),
})

/** The prices of a price list with their history, the newest first. */
const StaffPriceList = z.object({
  priceList: z.string(),
  currency: CurrencyCode,
  siteIds: z.array(z.string()),
  /** The version that a change names, so that it is not made on prices that were not seen. */
  version: z.string(),
  entries: z.array(StaffPrice),
})

/** A product as staff edit it. */
export const StaffProduct = z.object({
  productId: z.string(),
  /** The version that a change of the words names, so that it does not undo another one. */
  version: z.string(),
  brand: z.string(),
  state: ProductState,
  updatedAt: z.string(),
  publishedAt: z.string().optional(),
  /** Every locale of the shop. */
  locales: z.array(z.string()),
  names: z.record(z.string(), z.string()),
  descriptions: z.record(z.string(), z.string()),
  richDescriptions: z.record(z.string(), z.string()),
  options: z.array(z.object({ type: z.string(), names: z.record(z.string(), z.string()) })),
  categoryIds: z.array(z.string()),
  facts: StaffProductFacts,
  colours: z.array(z.object({ colourCode: z.string(), name: z.string() })),
  variants: z.array(
    z.object({
      variantId: z.string(),
      upc: z.string(),
      sku: z.string().optional(),
      colourCode: z.string(),
      size: z.string(),
      state: z.enum(['live', 'withdrawn']),
    }),
  ),
  priceLists: z.array(StaffPriceList),
  /** Where it is in the shop, by site; only for a product that is shown. */
  pages: z.array(z.object({ siteId: z.string(), path: z.string() })),
})
export type StaffProduct = z.output<typeof StaffProduct>

/** The fields of a product that staff change, besides its facts, prices and stock. */
export const ProductEdit = z.strictObject({
  version: text(64),
  names: wordsOf(255),
  descriptions: wordsOf(20_000),
  /** HTML, which is sanitised. */
  richDescriptions: wordsOf(60_000),
  optionNames: z.record(text(60), wordsOf(60)).optional(),
  categoryIds: z.array(z.string().regex(/^[0-9]{4,10}$/)).max(50),
  state: ProductState,
  withdrawnVariantIds: z.array(VariantId).max(2_000),
})

/** The price of a product, of one of its colours or of one of its variants in a price list. */
export const PriceEdit = z.strictObject({
  priceList: text(60),
  version: text(64),
  variantId: VariantId.optional(),
  colourCode: text(120).optional(),
  base: AmountInput.min(0),
  sale: z
    .strictObject({
      amount: AmountInput.min(0),
      from: z.iso.datetime().optional(),
      until: z.iso.datetime().optional(),
    })
    .optional(),
})

/** The stock of a product at the locations of a site. */
export const StaffProductStock = z.object({
  siteId: z.string(),
  siteIds: z.array(z.string()),
  locations: z.array(z.object({ locationId: z.string(), name: z.string(), kind: z.enum(['warehouse', 'store']) })),
  items: z.array(
    z.object({
      variantId: z.string(),
      locationId: z.string(),
      onHand: z.number(),
      reserved: z.number(),
      /** Units on their way that are sold ahead, those of them that orders wait for, and the day from which they are sent. */
      incoming: z.number(),
      promised: z.number(),
      expectedOn: z.string().nullable(),
    }),
  ),
})
export type StaffProductStock = z.output<typeof StaffProductStock>

export const StockCount = z.strictObject({
  variantId: VariantId,
  locationId: text(40),
  /** The number that the page showed; where it is another one by now, nothing is counted. */
  expected: z.int().min(0),
  quantity: z.int().min(0).max(1_000_000),
  reason: z.enum(stockCountReasons),
  note: text(200).optional(),
})

/** How many units of a variant may be sold before their arrival at a warehouse, and from which day they are sent; 0 ends it. */
export const StaffPreOrder = z.strictObject({
  variantId: VariantId,
  locationId: text(60),
  units: z.number().int().min(0).max(1_000_000),
  day: z.iso.date().optional(),
})
