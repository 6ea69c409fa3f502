import { parseNetContent } from '@lacehouse/domain/pricing/price-per-measure'
import { type FactReason, findMeasurementsProblem, findUpsellProblem } from '@lacehouse/domain/product/product-facts'
import { findMarkProblem, fromStoredMark } from '@lacehouse/domain/product/product-mark'
import { z } from 'zod'
import { OwnMedia } from './own-media.ts'

const Words = z.record(z.string().regex(/^([a-z]{2}(-[a-z]{2})?|code)$/), z.string().max(100_000))

/** What the report says of facts that the back office refuses too. */
const sentences: Readonly<Record<FactReason, string>> = {
  mark_without_words: 'A mark needs words in at least one language',
  mark_too_long: 'A mark is too long',
  locale_unknown: 'Words need a locale',
  control_characters: 'A text has control characters',
  launch_invalid: 'The launch is no moment',
  measurements_too_long: 'Measurements are too long',
  too_many_upsells: 'There are too many upsells',
  upsell_of_itself: 'A product is no upsell of itself',
  upsell_repeated: 'An upsell is named twice',
  upsell_unknown: 'An upsell is not in the shop',
}

/** A badge or an eyebrow; one without anything is none. */
const Mark = Words.superRefine((words, { addIssue }) => {
  const mark = fromStoredMark(words)
  const problem = mark && Object.keys(words).length > 0 ? findMarkProblem(mark) : null
  if (problem)
    addIssue({ code: 'custom', message: sentences[problem.reason], path: problem.locale ? [problem.locale] : [] })
})
  .nullable()
  .default(null)
const Moment = z.iso.datetime({ offset: true })
const Code = z.string().min(1).max(120)

/** A count at a location, with what is on its way there; that stays as it is where the file does not say it (decision 0130). */
const Stock = z
  .strictObject({
    variant: Code,
    location: Code,
    quantity: z.int().min(0).max(1_000_000_000),
    incoming: z.int().min(0).max(1_000_000).optional(),
    expectedOn: z.iso.date().optional(),
  })
  .refine(({ incoming, expectedOn }) => !incoming || expectedOn !== undefined, {
    path: ['expectedOn'],
    message: 'Units on their way need the day of their arrival',
  })
  .refine(({ incoming, expectedOn }) => expectedOn === undefined || incoming !== undefined, {
    path: ['incoming'],
    message: 'A day of arrival needs the units on their way',
  })

/** The company that makes a product, or answers for it in the European Union (GPSR art. 19). */
const Company = z.strictObject({
  name: z.string().min(1).max(200),
  address: z.string().max(500).default(''),
  contact: z.string().max(200).default(''),
})

/** How much is in a package, such as `250 ml`. */
const NetContent = z.string().refine((text) => parseNetContent(text) !== null)

/** Facets and facts; only those that the law asks for, and those that staff edit, have a shape. */
const Attributes = z.looseObject({
  manufacturer: Company.optional(),
  responsiblePerson: Company.optional(),
  netContent: z.union([NetContent, z.record(z.string(), NetContent)]).optional(),
  modelMeasurements: z.record(z.string(), z.string()).optional(),
  upsells: z.union([z.string(), z.array(z.string())]).optional(),
})

/** A product of our own format: one line of `products.jsonl`. Only `id`, `names`, `colours` and `variants` are needed. */
export const OwnProduct = z
  .strictObject({
    id: z.string().regex(/^[0-9A-Z]{8,11}$/),
    kind: Code.default('imported'),
    model: Code.default('imported'),
    brand: z.string().max(120).default(''),
    names: Words.refine((words) => Object.keys(words).length > 0),
    slugs: Words.default({}),
    descriptions: Words.default({}),
    richDescriptions: Words.default({}),
    details: z
      .record(z.string(), z.array(z.strictObject({ title: z.string(), items: z.array(z.string()) })))
      .default({}),
    attributes: Attributes.default({}),
    options: z
      .array(z.strictObject({ type: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), names: Words }))
      .nullable()
      .default(null),
    badge: Mark,
    eyebrow: Mark,
    productType: z.enum(['standard', 'digital', 'customs']).default('standard'),
    presale: z.boolean().default(false),
    isReserveInStoreOnly: z.boolean().default(false),
    targetPublishAt: Moment.nullable().default(null),
    taxClass: Code.default('standard'),
    weightG: z.int().min(0).default(0),
    popularity: z.int().default(0),
    status: z.enum(['draft', 'live', 'withdrawn']).default('live'),
    publishedAt: Moment.nullable().default(null),
    colours: z
      .array(
        z.strictObject({
          code: Code,
          colourway: Code.optional(),
          colourFamily: Code.default('multi'),
          // A colour without a name has no column of it in a table.
          names: Words.default({}),
          swatch: z.string().regex(/^#[0-9a-f]{6}(,#[0-9a-f]{6})?$/i),
        }),
      )
      .min(1),
    variants: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[A-Za-z0-9-]{4,40}$/),
          upc: z.string().min(1).max(20),
          colour: Code,
          size: Code.default('OS'),
          options: z.record(z.string(), z.string()).nullable().default(null),
          attributes: z.record(z.string(), z.string()).default({}),
          sizePosition: z.int().min(0).default(0),
          maxQty: z.int().min(1).default(999_999),
          notifyMe: z.boolean().default(true),
          status: z.enum(['live', 'withdrawn']).default('live'),
        }),
      )
      .min(1),
    /** Stay as they are where the file has no such field. */
    media: OwnMedia,
    categories: z.array(z.string()).default([]),
    prices: z
      .array(
        z.strictObject({
          list: Code,
          colour: Code.nullable().default(null),
          variant: Code.nullable().default(null),
          kind: z.enum(['base', 'sale']),
          amount: z.int().min(0),
          currency: z.string().regex(/^[A-Z]{3}$/),
          from: Moment,
          until: Moment.nullable().default(null),
        }),
      )
      .default([]),
    stock: z.array(Stock).default([]),
  })
  .superRefine(({ id, attributes: { modelMeasurements = {}, upsells = [] } }, { addIssue }) => {
    // An upsell may come later in the file, so that it is not looked for in the shop.
    const problem = findMeasurementsProblem(modelMeasurements) ?? findUpsellProblem([upsells].flat(), { productId: id })
    if (problem) addIssue({ code: 'custom', message: sentences[problem.reason], path: ['attributes', ...problem.path] })
  })

export type OwnProduct = z.output<typeof OwnProduct>
