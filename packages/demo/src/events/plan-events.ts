import type { events } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain/site/site'
import { days, hours } from '@lacehouse/domain/time/durations'
import { findCountry } from '../countries/countries.ts'
import { getBrandName } from '../words/get-brand-name.ts'
import { toLocale } from '../words/localise.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { fillText } from '../words/words.ts'

export type EventRow = Omit<typeof events.$inferInsert, 'startsAt' | 'endsAt'> & {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Plans the two events of a site: a weekend with places for guests, and an evening without. */
export function planEvents(site: Site, now: number): EventRow[] {
  const country = findCountry(site.country)
  if (!country) return []
  const facts = { siteId: site.siteId, timeZone: country.timeZone }
  const localise = (toText: (locale: string) => string) =>
    Object.fromEntries(site.locales.map((locale) => [locale, toText(locale)]))
  const places = localise(() => country.venue)
  const toNames = (page: string) =>
    localise((locale) =>
      fillText(toLocale(wordCatalogue.get(`content/event-pages.${page}.title`), locale), (name) =>
        name === 'brand' ? getBrandName(site) : undefined,
      ),
    )
  const prefix = site.siteId.toLowerCase()
  const weekend = now + days(38) + hours(14)
  const evening = now + days(24) + hours(18)
  return [
    {
      ...{ ...facts, id: `basecamp-${prefix}`, page: 'basecamp', names: toNames('basecamp'), places },
      ...{ startsAt: new Date(weekend), endsAt: new Date(weekend + hours(27)), capacity: 80, allowsPlusOne: true },
    },
    {
      ...{ ...facts, id: `westend-${prefix}`, page: 'westend', names: toNames('westend'), places },
      ...{ startsAt: new Date(evening), endsAt: new Date(evening + hours(3)), capacity: 40, allowsPlusOne: false },
    },
  ]
}
