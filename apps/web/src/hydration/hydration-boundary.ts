import { seconds } from '@lacehouse/domain/time/durations'

/** A part of the page that stays as the server has written it until it is needed. */
export type HydrationBoundary = {
  readonly opened: Promise<void>
  readonly open: () => void
  /** Called when React renders the part: once the page is at rest, that means that a change waits for it. */
  readonly request: () => void
}

/** How far outside the window a part counts as visible. */
const margin = '200px'
const interactions = ['pointerover', 'focusin', 'touchstart'] as const
/** After this time the page's own hydration has passed a part by. */
const restAfter = seconds(0.1)
const boundaries = new Set<HydrationBoundary>()

/** Creates a boundary that opens with all others as soon as a navigation begins. */
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

/** Opens every boundary: React has to hydrate a part before it can change it, and a navigation changes the page. */
export function openAllBoundaries(): void {
  for (const boundary of boundaries) boundary.open()
}

/** Opens a boundary on the first interaction with the element, and if asked for when it scrolls near; returns the way to stop. */
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
