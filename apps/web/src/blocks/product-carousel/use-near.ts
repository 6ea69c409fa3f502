import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

type Near<Value> = {
  readonly place: RefObject<HTMLDivElement | null>
  readonly value: Value | null
  readonly failed: boolean
}

/** The distance to the viewport at which a carousel is filled (REC-04). */
const margin = '200px'

/**
 * Loads what a place shows when it is within 200 px of the viewport. `asked` says what, and null waits; `load` stays the same from
 * one rendering to the next.
 */
export function useNear<Value>(
  asked: string | null,
  load: (asked: string, signal: AbortSignal) => Promise<Value>,
): Near<Value> {
  const place = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState<Value | null>(null)
  const [failed, setFailed] = useState(false)

  // The effect observes the viewport.
  useEffect(() => {
    if (!asked) return
    const asking = new AbortController()
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        load(asked, asking.signal)
          // A transition shows the placeholders until the code of the cards is there too.
          .then((loaded) => startTransition(() => setValue(loaded)))
          .catch(() => asking.signal.aborted || setFailed(true))
      },
      { rootMargin: margin },
    )
    if (place.current) watcher.observe(place.current)
    return () => {
      watcher.disconnect()
      asking.abort()
    }
  }, [asked, load])

  return { place, value, failed }
}
