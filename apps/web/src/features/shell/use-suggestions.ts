import type { AutoSuggestReply } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'

/** Typing has to rest this long before anything is asked. */
const rest = 140
const fewest = 2

/** Asks for suggestions while the shopper types; an answer that comes too late is dropped. */
export function useSuggestions(text: string): AutoSuggestReply | null {
  const [found, setFound] = useState<AutoSuggestReply | null>(null)
  const q = text.trim()

  // What is typed is answered by the server, a little later, or not at all.
  useEffect(() => {
    if (q.length < fewest) return setFound(null)
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const reply = await browserApi
        .call('search.autoSuggest', { query: { q } }, { signal: asking.signal })
        // Without suggestions the search itself still works.
        .catch(() => null)
      if (!asking.signal.aborted) setFound(reply)
    }, rest)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [q])

  return found
}
