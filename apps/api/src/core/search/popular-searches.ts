import type { Executor } from '@lacehouse/database'
import { foldText } from '@lacehouse/domain/search/fold-text'
import { addSynonyms, getLexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import { toSearchedText } from '@lacehouse/domain/search/searched-text'
import type { Site } from '@lacehouse/domain/site/site'
import { days, minutes } from '@lacehouse/domain/time/durations'
import { searchCountsQueries } from './search-counts.queries.ts'
import type { SearchIndex } from './search-index.ts'
import type { RulesSubject } from './search-rules.queries.ts'
import type { SearchRulesStore } from './search-rules-store.ts'

/** A text counts once in this time, so that an answer that a cache keeps is counted like one that is made anew (decision 0125). */
const countedEvery = minutes(10)
const lifetime = minutes(10)
const lookBack = days(30)
/** What waits for the next storing; further texts are not counted (docs/bounds.md). */
const mostWaiting = 2000

type Search = { readonly site: Site; readonly locale: string; readonly text: string }
/** A search may find products that have a part of it only: it is found, and missed too. */
type Outcome = { readonly isFound: boolean; readonly isMissed: boolean }
type Noted = Search & Outcome

/** What a search answered. */
type Found = {
  readonly total: number
  readonly corrected?: string
  readonly redirect?: string
  /** What was left out because nothing had it all. */
  readonly relaxed: readonly string[]
}

/** A text that was searched for, and how it is compared: without capitals, accents and marks. */
export type PopularSearch = { readonly text: string; readonly folded: string }

/** What shoppers search for, counted without who asked (decision 0125). */
export type PopularSearches = {
  /** Notes a search that found products as it was typed, or nothing; it is counted by the next storing. */
  readonly note: (search: Search, found: Found) => void
  /** Counts what was noted, and answers the number of texts. */
  readonly store: () => Promise<number>
  /** Lists the texts that were searched on several days, the most searched first, each spelling once; at most ten minutes old. */
  readonly list: (subject: RulesSubject) => Promise<readonly PopularSearch[]>
}

type Taken = RulesSubject & Outcome & { readonly texts: ReadonlySet<string> }

type Deps = {
  readonly executor: Executor
  readonly index: SearchIndex
  readonly rules: SearchRulesStore
  readonly now: () => number
}

export function createPopularSearches({ executor, index, rules, now }: Deps): PopularSearches {
  let waiting = new Map<string, Noted>()
  /** When each text was counted last, by the site and the locale. */
  const counted = new Map<string, number>()
  const cache = new Map<string, { readonly until: number; readonly searches: Promise<readonly PopularSearch[]> }>()

  /** Gives what normalises a searched text of a site and locale (`toSearchedText`). */
  const openNormaliser = async ({ site, locale }: Search): Promise<(text: string) => string | null> => {
    const { synonyms } = await rules.get({ siteId: site.siteId, locale })
    const vocabulary = (await index.getText(site, locale)).text.vocabulary()
    const understanding = { locale, lexicon: addSynonyms(getLexicon(locale), synonyms), vocabulary }
    return (text) => toSearchedText(text, understanding)
  }

  /** Lists the texts to count by site and locale; those that were counted lately are left out. */
  const take = async (): Promise<Taken[]> => {
    const noted = Map.groupBy(waiting.values(), (search) => `${toPlace(search)} ${search.isFound} ${search.isMissed}`)
    waiting = new Map()
    for (const [key, at] of counted) if (at <= now() - countedEvery) counted.delete(key)
    const taken: Taken[] = []
    for (const searches of noted.values()) {
      const [first] = searches
      if (!first) continue
      const place = toPlace(first)
      const normalise = await openNormaliser(first)
      const texts = new Set(searches.flatMap(({ text }) => normalise(text) ?? []))
      for (const text of texts)
        if (counted.has(`${place} ${text}`)) texts.delete(text)
        else counted.set(`${place} ${text}`, now())
      if (texts.size > 0) {
        const { isFound, isMissed } = first
        taken.push({ siteId: first.site.siteId, locale: first.locale, texts, isFound, isMissed })
      }
    }
    return taken
  }

  return {
    note: (search, { total, corrected, redirect, relaxed }) => {
      if (corrected || redirect || waiting.size >= mostWaiting) return
      const { site, locale, text } = search
      waiting.set(`${toPlace(search)} ${text}`, {
        site,
        locale,
        text,
        ...{ isFound: total > 0, isMissed: total === 0 || relaxed.length > 0 },
      })
    },
    store: async () => {
      let stored = 0
      for (const { texts, ...subject } of (await take()).values())
        stored += await searchCountsQueries.count(executor, { ...subject, texts: [...texts], now: now() })
      return stored
    },
    list: (subject) => {
      const place = toKey(subject)
      const known = cache.get(place)
      if (known && known.until > now()) return known.searches
      const searches = searchCountsQueries.list(executor, { ...subject, since: now() - lookBack }).then(listSpellings)
      cache.set(place, { until: now() + lifetime, searches })
      // A failed reading leaves the memory, so that the next request tries again.
      searches.catch(() => cache.delete(place))
      return searches
    },
  }
}

const toKey = ({ siteId, locale }: RulesSubject): string => `${siteId}/${locale}`
const toPlace = ({ site: { siteId }, locale }: Search): string => toKey({ siteId, locale })

/** Lists the searches for texts; those that differ from an earlier one only by capitals, accents and marks are left out. */
export function listSpellings(texts: readonly string[]): PopularSearch[] {
  const byFolded = new Map<string, PopularSearch>()
  for (const text of texts) {
    const folded = foldText(text)
    if (!byFolded.has(folded)) byFolded.set(folded, { text, folded })
  }
  return [...byFolded.values()]
}
