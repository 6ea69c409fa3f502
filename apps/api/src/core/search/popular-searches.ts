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
const keptFor = minutes(10)
const lookBack = days(30)
/** What waits for the next storing; further texts are not counted (docs/bounds.md). */
const mostWaiting = 2000

type Search = { readonly site: Site; readonly locale: string; readonly text: string }

/** What a search answered. */
type Found = { readonly total: number; readonly corrected?: string; readonly redirect?: string }

/** What shoppers search for, counted without who asked (decision 0125). */
export type PopularSearches = {
  /** Notes a search that found products as it was typed; it is counted by the next storing. */
  readonly note: (search: Search, found: Found) => void
  /** Counts what was noted, and answers the number of texts. */
  readonly store: () => Promise<number>
  /** Lists the texts that were searched on several days, the most searched first, each spelling once; at most ten minutes old. */
  readonly list: (subject: RulesSubject) => Promise<readonly string[]>
}

type Deps = {
  readonly executor: Executor
  readonly index: SearchIndex
  readonly rules: SearchRulesStore
  readonly now: () => number
}

export function createPopularSearches({ executor, index, rules, now }: Deps): PopularSearches {
  let waiting = new Map<string, Search>()
  /** When each text was counted last, by the site and the locale. */
  const counted = new Map<string, number>()
  const kept = new Map<string, { readonly until: number; readonly texts: Promise<readonly string[]> }>()

  const toCounted = async ({ site, locale, text }: Search): Promise<string | null> => {
    const { synonyms } = await rules.get({ siteId: site.siteId, locale })
    const vocabulary = (await index.getText(site, locale)).text.vocabulary()
    return toSearchedText(text, { locale, lexicon: addSynonyms(getLexicon(locale), synonyms), vocabulary })
  }

  /** Lists the texts to count by site and locale; those that were counted lately are left out. */
  const take = async (): Promise<Map<string, RulesSubject & { readonly texts: Set<string> }>> => {
    const noted = [...waiting.values()]
    waiting = new Map()
    for (const [key, at] of counted) if (at <= now() - countedEvery) counted.delete(key)
    const taken = new Map<string, RulesSubject & { readonly texts: Set<string> }>()
    for (const search of noted) {
      const text = await toCounted(search)
      const subject = { siteId: search.site.siteId, locale: search.locale }
      const place = toKey(subject)
      if (text === null || counted.has(`${place} ${text}`)) continue
      counted.set(`${place} ${text}`, now())
      const known = taken.get(place) ?? { ...subject, texts: new Set() }
      taken.set(place, known)
      known.texts.add(text)
    }
    return taken
  }

  return {
    note: ({ site, locale, text }, { total, corrected, redirect }) => {
      if (total === 0 || corrected || redirect || waiting.size >= mostWaiting) return
      waiting.set(`${toKey({ siteId: site.siteId, locale })} ${text}`, { site, locale, text })
    },
    store: async () => {
      let stored = 0
      for (const { texts, ...subject } of (await take()).values())
        stored += await searchCountsQueries.count(executor, { ...subject, texts: [...texts], now: now() })
      return stored
    },
    list: (subject) => {
      const place = toKey(subject)
      const known = kept.get(place)
      if (known && known.until > now()) return known.texts
      const texts = searchCountsQueries.list(executor, { ...subject, since: now() - lookBack }).then(dropSpellings)
      kept.set(place, { until: now() + keptFor, texts })
      // A failed reading leaves the memory, so that the next request tries again.
      texts.catch(() => kept.delete(place))
      return texts
    },
  }
}

const toKey = ({ siteId, locale }: RulesSubject): string => `${siteId}/${locale}`

/** Leaves texts out that differ from an earlier one only by capitals, accents and marks. */
export function dropSpellings(texts: readonly string[]): string[] {
  const known = new Set<string>()
  return texts.filter((text) => {
    const folded = foldText(text)
    const isNew = !known.has(folded)
    known.add(folded)
    return isNew
  })
}
