import { factBounds, upsellLayouts } from '@lacehouse/domain/product/product-facts'
import { markBounds } from '@lacehouse/domain/product/product-mark'
import { productStates } from '@lacehouse/domain/product/product-states'
import { z } from 'zod'
import { ProductId, text, wordsOf } from './primitives.ts'

const Words = z.record(z.string(), z.string())

/** A badge or an eyebrow with its words by locale. */
export const StaffMark = z.object({ code: z.string().optional(), words: Words })

/** What is said of a product besides its words, and how it is sold. */
export const StaffProductFacts = z.object({
  /** The version that a change of the facts names, so that it does not undo another one. */
  version: z.string(),
  badge: StaffMark.nullable(),
  eyebrow: StaffMark.nullable(),
  /** When it is launched; null for a product that is sold at once. */
  launchAt: z.string().nullable(),
  /** Sold to those who are signed in. */
  presale: z.boolean(),
  /** Only reserved in stores, and not sent. */
  isReserveInStoreOnly: z.boolean(),
  modelMeasurements: Words,
  /** The products that go with it, in the order of display; one that the shop does not have has no state. */
  upsells: z.array(z.object({ productId: z.string(), name: z.string(), state: z.enum(productStates).nullable() })),
  upsellLayout: z.enum(upsellLayouts),
})
export type StaffProductFacts = z.output<typeof StaffProductFacts>

/** A mark without a code gets one by its words. */
const MarkEdit = z.strictObject({ code: text(markBounds.code).min(1).optional(), words: wordsOf(markBounds.words) })

export const ProductFactsEdit = z.strictObject({
  version: text(64),
  badge: MarkEdit.nullable(),
  eyebrow: MarkEdit.nullable(),
  launchAt: z.iso.datetime({ offset: true }).nullable(),
  presale: z.boolean(),
  isReserveInStoreOnly: z.boolean(),
  modelMeasurements: wordsOf(factBounds.measurements),
  upsells: z.array(ProductId).max(factBounds.upsells),
  upsellLayout: z.enum(upsellLayouts),
})
export type ProductFactsEdit = z.output<typeof ProductFactsEdit>

/** A mark that staff may choose, with the words that most products have with it. */
export const KnownMark = z.object({ code: z.string(), words: Words })
export type KnownMark = z.output<typeof KnownMark>
