import type { AutoSuggestReply } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'

/** The pause in typing, in milliseconds, after which suggestions are fetched. */
const rest = 140
const fewest = 2

/** Fetches suggestions while the shopper types. An answer to an older text is dropped. */
export function useSuggestions(text: string): AutoSuggestReply | null {
  const [found, setFound] = useState<AutoSuggestReply | null>(null)
  const q = text.trim()

  // The effect fetches the suggestions after a pause and aborts an outdated call.
  useEffect(() => {
    if (q.length < fewest) return setFound(null)
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const reply = await browserApi
        .call('search.autoSuggest', { query: { q } }, { signal: asking.signal })
        // The search itself works without suggestions.
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
