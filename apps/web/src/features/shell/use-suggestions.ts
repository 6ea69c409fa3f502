import type { AutoSuggestReply, SearchHubReply } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { useShop } from '../../client/use-shop.ts'
import { listRecentSearches } from './recent-searches.ts'

/** The pause in typing, in milliseconds, after which suggestions are fetched. */
const rest = 140
const fewest = 2

/** The content below the field: suggestions for the typed text, or before that the hub with the searches of this visit. */
export type Suggestions = Omit<AutoSuggestReply, 'pages'> & {
  readonly pages: AutoSuggestReply['pages']
  /** Searches of this visit; only before something is typed. */
  readonly recent: AutoSuggestReply['terms']
  /** Groups of products with a page of their own; only before something is typed. */
  readonly collections: SearchHubReply['collections']
  readonly isHub: boolean
}

/** Fetches the hub, and suggestions while the shopper types. An answer to an older text is dropped. */
export function useSuggestions(text: string): Suggestions | null {
  const { locale } = useShop()
  const [found, setFound] = useState<Suggestions | null>(null)
  const q = text.trim()
  const asked = q.length < fewest ? '' : q

  // The effect fetches the suggestions after a pause and aborts an outdated call.
  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(
      async () => {
        const reply = await (asked ? suggest(asked, asking.signal) : readHub(locale, asking.signal))
          // The search itself works without suggestions.
          .catch(() => null)
        if (!asking.signal.aborted) setFound(reply)
      },
      asked ? rest : 0,
    )
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [asked, locale])

  return found && found.isHub === (asked === '') ? found : null
}

const suggest = async (q: string, signal: AbortSignal): Promise<Suggestions> => {
  const reply = await browserApi.call('search.autoSuggest', { query: { q } }, { signal })
  return { ...reply, recent: [], collections: [], isHub: false }
}

const readHub = async (locale: string, signal: AbortSignal): Promise<Suggestions> => {
  const { popular, categories, collections, products } = await browserApi.call('search.hub', { query: {} }, { signal })
  const recent = listRecentSearches().map((text) => ({
    text,
    url: `/${locale}/search?q=${encodeURIComponent(text)}`,
  }))
  const known = new Set(recent.map(({ url }) => url))
  const terms = popular.filter(({ url }) => !known.has(url)).slice(0, 6)
  // Without popular searches of the merchant the hub offers the names of categories, which are shown once.
  const named = new Set(terms.map(({ text }) => text))
  const others = categories.filter(({ name }) => !named.has(name)).slice(0, 4)
  return {
    ...{ terms, recent, categories: others, collections: collections.slice(0, 4) },
    ...{ products: products.slice(0, 3), pages: [], isHub: true },
  }
}
