import type { events } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain/site/site'
import { days, hours } from '@lacehouse/domain/time/durations'
import { getBrandName } from '../words/get-brand-name.ts'
import { toLocale } from '../words/localise.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { fillText } from '../words/words.ts'

export type EventRow = Omit<typeof events.$inferInsert, 'startsAt' | 'endsAt'> & {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Where the events of a country are. */
const venues: Readonly<Record<string, { readonly timeZone: string; readonly place: string }>> = {
  US: { timeZone: 'America/New_York', place: '88 Grand Street, New York, NY 10013' },
  CA: { timeZone: 'America/Toronto', place: '410 Queen Street West, Toronto, ON M5V 2A1' },
  DE: { timeZone: 'Europe/Berlin', place: 'Torstraße 140, 10119 Berlin' },
  GB: { timeZone: 'Europe/London', place: '12 Redchurch Street, London E2 7DD' },
  FR: { timeZone: 'Europe/Paris', place: '35 rue de Turenne, 75003 Paris' },
  IT: { timeZone: 'Europe/Rome', place: 'Via Tortona 21, 20144 Milano MI' },
  ES: { timeZone: 'Europe/Madrid', place: 'Calle de Fuencarral 52, 28004 Madrid' },
  NL: { timeZone: 'Europe/Amsterdam', place: 'Haarlemmerstraat 64, 1013 ES Amsterdam' },
  AU: { timeZone: 'Australia/Sydney', place: '48 Crown Street, Surry Hills NSW 2010' },
}

/** Plans the two events of a site: a weekend with places for guests, and an evening without; none where it has no venue. */
export function planEvents(site: Site, now: number): EventRow[] {
  const venue = venues[site.country]
  if (!venue) return []
  const facts = { siteId: site.siteId, timeZone: venue.timeZone }
  const localise = (toText: (locale: string) => string) =>
    Object.fromEntries(site.locales.map((locale) => [locale, toText(locale)]))
  const places = localise(() => venue.place)
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
