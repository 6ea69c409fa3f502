import { seconds } from '@lacehouse/domain/time/durations'

/** The boundary around a part of the page that keeps the markup of the server until it is opened. */
export type HydrationBoundary = {
  readonly opened: Promise<void>
  readonly open: () => void
  /** Is called when React renders the part. After the first hydration pass of the page it means that a change is waiting. */
  readonly request: () => void
}

/** The distance to the viewport within which a part counts as visible. */
const margin = '200px'
const interactions = ['pointerover', 'focusin', 'touchstart'] as const
/** The time after which the first hydration pass of the page has skipped the part. */
const restAfter = seconds(0.1)
const boundaries = new Set<HydrationBoundary>()

/** Creates a boundary, which `openAllBoundaries` opens together with all others. */
export function createBoundary(): HydrationBoundary {
  const { promise, resolve } = Promise.withResolvers<void>()
  let state: 'new' | 'asked' | 'resting' = 'new'
  const boundary: HydrationBoundary = {
    opened: promise,
    request() {
      if (state === 'resting') boundary.open()
      if (state !== 'new') return
      state = 'asked'
      setTimeout(() => {
        state = 'resting'
      }, restAfter)
    },
    open() {
      boundaries.delete(boundary)
      resolve()
    },
  }
  boundaries.add(boundary)
  return boundary
}

/** Opens all boundaries before a navigation, because React has to hydrate a part before it can replace it. */
export function openAllBoundaries(): void {
  for (const boundary of boundaries) boundary.open()
}

/**
 * Opens a boundary on the first interaction with the element. With `onVisible` it also opens when the element scrolls near
 * the viewport. Returns the function that stops watching.
 */
export function watchBoundary(boundary: HydrationBoundary, element: Element, onVisible: boolean): () => void {
  const watching = new AbortController()
  for (const interaction of interactions) {
    element.addEventListener(interaction, boundary.open, { signal: watching.signal, passive: true, once: true })
  }
  const first = element.firstElementChild
  if (!onVisible || !first) return () => watching.abort()
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && boundary.open(), {
    rootMargin: margin,
  })
  observer.observe(first)
  return () => {
    watching.abort()
    observer.disconnect()
  }
}
