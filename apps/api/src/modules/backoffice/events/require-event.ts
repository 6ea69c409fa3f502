import { type EventInput, type EventTimes, planEvent } from '@lacehouse/domain/events/plan-event'
import type { Site } from '@lacehouse/domain/site/site'
import { Refusal } from '../../../http/refusal.ts'

type Words = Readonly<Record<'names' | 'places', Readonly<Record<string, string>>>>

/** Refuses an event whose times do not fit, or that has fewer places than are taken; resolves to its moments. */
export function requireTimes(input: EventInput, facts: { readonly taken: number; readonly now: number }): EventTimes {
  const plan = planEvent(input, facts)
  if (plan.ok) return plan.times
  if (plan.reason === 'capacity_taken') throw new Refusal('EVT411', { field: 'capacity' })
  throw new Refusal('API400', { field: plan.field })
}

/** Refuses words that lack a locale of the site, and removes those of other locales and spaces around them. */
export function requireWords({ names, places }: Words, { locales }: Pick<Site, 'locales'>): Words {
  const keep = (field: 'names' | 'places', words: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      locales.map((locale) => {
        const word = words[locale]?.trim() ?? ''
        if (word === '') throw new Refusal('API400', { field: `${field}.${locale}` })
        return [locale, word]
      }),
    )
  return { names: keep('names', names), places: keep('places', places) }
}
