import { discountProgrammes } from '@lacehouse/domain/discount-programmes/discount-programme'
import { type Currency, currencies } from '@lacehouse/domain/money/currency'
import type { Promotion } from '@lacehouse/domain/promotions/promotion'
import { z } from 'zod'

// People write promotion rules as data, so every field is validated when a rule is loaded (docs/promotions.md).

const minorUnits = z.number().int().min(0).max(100_000_000)
const pieces = z.number().int().min(1).max(10_000)
const basisPoints = z.number().int().min(1).max(10_000)
const id = z.string().min(1).max(80)
const ids = z.array(id).min(1)

const AmountByCurrency = z
  .partialRecord(z.enum(currencies as [Currency, ...Currency[]]), minorUnits)
  .refine((amounts) => Object.keys(amounts).length > 0, 'an amount in at least one currency')

/** Milliseconds since 1970, or an ISO time with its zone. */
const Instant = z.union([z.number().int(), z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))])

const ProductSelection = z.strictObject({
  masterIds: ids.optional(),
  variantIds: ids.optional(),
  categoryIds: ids.optional(),
  excludedMasterIds: ids.optional(),
  excludedCategoryIds: ids.optional(),
  excludesSale: z.boolean().optional(),
})

const PromotionCondition = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('spend'), atLeast: AmountByCurrency, on: ProductSelection.optional() }),
  z.strictObject({ type: z.literal('quantity'), atLeast: pieces, of: ProductSelection.optional() }),
  z.strictObject({ type: z.literal('products'), of: ProductSelection }),
  z.strictObject({ type: z.literal('coupon') }),
  z.strictObject({ type: z.literal('segment'), anyOf: ids }),
  z.strictObject({ type: z.literal('programme'), anyOf: z.array(z.enum(discountProgrammes)).min(1) }),
  z.strictObject({ type: z.literal('firstOrder') }),
  z
    .strictObject({ type: z.literal('dates'), from: Instant.optional(), until: Instant.optional() })
    .refine(({ from, until }) => from === undefined || until === undefined || from < until, 'from before until'),
  z.strictObject({ type: z.literal('site'), anyOf: ids }),
])

const percent = { type: z.literal('percent'), percent: basisPoints }
const amount = { type: z.literal('amount'), amount: AmountByCurrency }
const Reduction = z.discriminatedUnion('type', [z.strictObject(percent), z.strictObject(amount)])
const on = ProductSelection.optional()
const methodCodes = ids.optional()

const PromotionEffect = z.discriminatedUnion('type', [
  z.strictObject({ ...percent, on }),
  z.strictObject({ ...amount, on }),
  z.strictObject({ type: z.literal('fixedPrice'), amount: AmountByCurrency, on }),
  z.strictObject({ type: z.literal('buyXGetY'), buy: pieces, get: pieces, percent: basisPoints, on }),
  z.strictObject({
    type: z.literal('tiered'),
    by: z.enum(['spend', 'quantity']),
    tiers: z.array(z.strictObject({ atLeast: z.union([AmountByCurrency, pieces]), gives: Reduction })).min(1),
    on,
  }),
  z.strictObject({ type: z.literal('gift'), variantId: id, qty: pieces }),
  z.strictObject({ type: z.literal('freeShipping'), methodCodes }),
  z.strictObject({ type: z.literal('reducedShipping'), by: Reduction, methodCodes }),
])

const Level = z.enum(['PRODUCT', 'ORDER', 'SHIPPING'])
type Effect = z.output<typeof PromotionEffect>

/** The levels that each effect allows. */
const levelsOf: Readonly<Record<Effect['type'], readonly z.output<typeof Level>[]>> = {
  percent: ['PRODUCT', 'ORDER'],
  amount: ['PRODUCT', 'ORDER'],
  tiered: ['PRODUCT', 'ORDER'],
  fixedPrice: ['PRODUCT'],
  buyXGetY: ['PRODUCT'],
  gift: ['PRODUCT', 'ORDER'],
  freeShipping: ['SHIPPING'],
  reducedShipping: ['SHIPPING'],
}

const isAtItsLevel = ({ level, effect }: { level: z.output<typeof Level>; effect: Effect }): boolean =>
  levelsOf[effect.type].includes(level)

const countsAsItSays = ({ effect }: { effect: Effect }): boolean =>
  effect.type !== 'tiered' ||
  effect.tiers.every(({ atLeast }) => (typeof atLeast === 'number') === (effect.by === 'quantity'))

const hasUnitsToLimit = ({
  effect,
  limits,
}: {
  effect: Effect
  limits?: { unitsPerOrder?: number } | undefined
}): boolean => limits?.unitsPerOrder === undefined || !['gift', 'freeShipping', 'reducedShipping'].includes(effect.type)

const limit = z.number().int().min(1).optional()

// The yearly limit of a programme covers a part of the goods, which only a percentage reduces exactly.
const hasPercentForProgramme = ({ conditions, effect }: { conditions: { type: string }[]; effect: Effect }): boolean =>
  effect.type === 'percent' || !conditions.some(({ type }) => type === 'programme')

/** A promotion without its names: the column `rule` together with the columns beside it, or a file for a trial. */
export const PromotionRule = z
  .strictObject({
    id: id.optional(),
    campaignId: id.optional(),
    names: z.record(z.string(), z.string()).optional(),
    callouts: z.record(z.string(), z.string()).optional(),
    level: Level,
    conditions: z.array(PromotionCondition).max(20).default([]),
    effect: PromotionEffect,
    /** The limits of uses are columns of their own, because the database counts them. */
    limits: z.strictObject({ unitsPerOrder: limit }).optional(),
    approachingDisplayLevel: minorUnits.optional(),
    isCombinable: z.boolean().default(false),
    priority: z.number().int().min(0).default(0),
  })
  .refine(isAtItsLevel, 'the effect does not go with the level')
  .refine(countsAsItSays, 'tiers count money or pieces, as `by` says')
  .refine(hasPercentForProgramme, 'the discount of a programme is a percentage')
  .refine(hasUnitsToLimit, 'the effect has no units that `unitsPerOrder` could limit')

/** Parses a rule; a failure lists the problems by path, in one line. */
export function parsePromotionRule(
  input: unknown,
): { readonly ok: true; readonly promotion: Promotion } | { readonly ok: false; readonly reason: string } {
  const { data, error } = PromotionRule.safeParse(input)
  if (error) {
    const reason = error.issues
      .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
      .join('; ')
    return { ok: false, reason }
  }
  return { ok: true, promotion: { ...data, id: data.id ?? 'tried', names: data.names ?? {}, isEnabled: true } }
}
