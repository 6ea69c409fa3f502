import { isControlled } from '../validation/is-controlled.ts'
import { findMarkProblem, type MarkReason, type ProductMark, type WordsByLocale, wordsKey } from './product-mark.ts'

/** How the upsells of a product are shown. */
export const upsellLayouts = ['list', 'carousel'] as const
export type UpsellLayout = (typeof upsellLayouts)[number]

/** The largest values of a product's facts. */
export const factBounds = { measurements: 1_000, upsells: 20 } as const

/** What is said of a product besides its words, and how it is sold. */
export type ProductFacts = {
  readonly badge: ProductMark | null
  readonly eyebrow: ProductMark | null
  /** ISO date-time of the launch; null for a product that is sold at once. */
  readonly launchAt: string | null
  readonly presale: boolean
  readonly isReserveInStoreOnly: boolean
  /** What the person in the pictures measures and wears. */
  readonly modelMeasurements: WordsByLocale
  /** The products that go with it, in the order of display. */
  readonly upsells: readonly string[]
  readonly upsellLayout: UpsellLayout
}

export type FactReason =
  | MarkReason
  | 'launch_invalid'
  | 'measurements_too_long'
  | 'too_many_upsells'
  | 'upsell_of_itself'
  | 'upsell_repeated'
  | 'upsell_unknown'

/** Why facts are refused, with the way to the wrong one: `['badge', 'words', 'de-de']` or `['upsells', 2]`. */
export type FactProblem = { readonly reason: FactReason; readonly path: readonly (string | number)[] }

type Context = {
  readonly productId: string
  /** The products that may be named; undefined where that is not known yet. */
  readonly known?: ReadonlySet<string>
}

/** Finds the first reason for which a product cannot have these facts; null where it can. */
export function findFactProblem(facts: ProductFacts, { productId, known }: Context): FactProblem | null {
  return (
    findProblemOfMark('badge', facts.badge) ??
    findProblemOfMark('eyebrow', facts.eyebrow) ??
    findLaunchProblem(facts.launchAt) ??
    findMeasurementsProblem(facts.modelMeasurements) ??
    findUpsellProblem(facts.upsells, { productId, ...(known && { known }) })
  )
}

const findProblemOfMark = (field: 'badge' | 'eyebrow', mark: ProductMark | null): FactProblem | null => {
  const problem = mark && findMarkProblem(mark)
  if (!problem) return null
  const { reason, locale } = problem
  return { reason, path: locale === undefined ? [field] : [field, 'words', locale] }
}

/** PostgreSQL and the wire know years of four digits. */
const findLaunchProblem = (launchAt: string | null): FactProblem | null =>
  launchAt === null || (/^\d{4}-/.test(launchAt) && !Number.isNaN(Date.parse(launchAt)))
    ? null
    : { reason: 'launch_invalid', path: ['launchAt'] }

/** Finds why the measurements of the person in the pictures cannot be taken; null where they can. */
export function findMeasurementsProblem(words: WordsByLocale): FactProblem | null {
  for (const [locale, text] of Object.entries(words)) {
    const path = ['modelMeasurements', locale]
    if (!wordsKey.test(locale)) return { reason: 'locale_unknown', path }
    if (text.length > factBounds.measurements) return { reason: 'measurements_too_long', path }
    if (isControlled(text)) return { reason: 'control_characters', path }
  }
  return null
}

/** Finds why a product cannot have these upsells: itself, one twice, too many, or one that the shop does not have. */
export function findUpsellProblem(upsells: readonly string[], { productId, known }: Context): FactProblem | null {
  if (upsells.length > factBounds.upsells) return { reason: 'too_many_upsells', path: ['upsells'] }
  for (const [at, id] of upsells.entries()) {
    const path = ['upsells', at]
    if (id === productId) return { reason: 'upsell_of_itself', path }
    if (upsells.indexOf(id) < at) return { reason: 'upsell_repeated', path }
    if (known && !known.has(id)) return { reason: 'upsell_unknown', path }
  }
  return null
}
