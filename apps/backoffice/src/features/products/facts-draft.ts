import type { StaffProductFacts } from '@lacehouse/contracts'
import type { FactReason } from '@lacehouse/domain/product/product-facts'
import { factBounds } from '@lacehouse/domain/product/product-facts'
import { markBounds } from '@lacehouse/domain/product/product-mark'
import { BackofficeError } from '../../client/backoffice-error.ts'
import type { Words } from '../../words/words-context.ts'
import { toLocalMoment } from './to-local-moment.ts'

/** The facts of a product while staff edit them; the launch is what its field holds, in the zone of the browser. */
export type FactsDraft = Omit<StaffProductFacts, 'version' | 'launchAt'> & { readonly launch: string }

export function toDraft({ version: _, launchAt, ...facts }: StaffProductFacts): FactsDraft {
  return { ...facts, launch: launchAt === null ? '' : toLocalMoment(launchAt) }
}

/** Makes the fields of a call from a draft; a launch that was not touched keeps its seconds. */
export function toFacts({ launch, upsells, ...facts }: FactsDraft, loaded: StaffProductFacts) {
  return {
    ...facts,
    launchAt: launch === toDraft(loaded).launch ? loaded.launchAt : toMoment(launch),
    upsells: upsells.map(({ productId }) => productId),
  }
}

/** What is no moment stays as it was typed, and is refused at its field. */
const toMoment = (local: string): string | null => {
  if (local === '') return null
  return Number.isNaN(Date.parse(local)) ? local : new Date(local).toISOString()
}

/** What is wrong with the facts: the way to the field, as `badge.words.de-de`, and the words for it. */
export type FieldProblem = { readonly path: string; readonly text: string }

/** Says in words why a fact cannot be taken. */
export function describeProblem(t: Words['t'], reason: FactReason, productId: string): string {
  const { measurements, upsells } = factBounds
  return t(`backoffice.products.facts.reason.${reason}`, { productId, words: markBounds.words, measurements, upsells })
}

/** Finds the field that the server refused; null where it refused something else. */
export function findRefusedField(error: unknown): FieldProblem | null {
  const field = error instanceof BackofficeError ? error.facts.field : undefined
  const isShown = /^(badge|eyebrow|launchAt|modelMeasurements|upsells)\b/.test(field ?? '')
  return error instanceof BackofficeError && field !== undefined && isShown
    ? { path: field, text: error.message }
    : null
}

/** Finds the locale whose words are wrong; null for a problem of another kind. */
export function findLocaleOf({ path }: FieldProblem): string | null {
  return /^(?:badge\.words|eyebrow\.words|modelMeasurements)\.(.+)$/.exec(path)?.[1] ?? null
}
