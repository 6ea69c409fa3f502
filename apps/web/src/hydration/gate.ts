/** Keeps a part of the page as the server has written it until somebody comes near it. */
export type Gate = {
  readonly opened: Promise<void>
  readonly open: () => void
  /** Called for each attempt to hydrate: one that follows the first is made for a change that waits for this part, and opens it. */
  readonly knock: () => void
}

/** How far outside the window a part counts as near (S1.9). */
const margin = '200px'
const intents = ['pointerover', 'focusin', 'touchstart'] as const
/** React makes its first attempts in one go, two of them; one that comes later is made for a change. */
const firstKnocks = 2
const firstKnocksWithin = 60
const gates = new Set<Gate>()

/** Creates a gate that opens with all others as soon as the page is about to be left. */
export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  let knocks = 0
  let firstAt = 0
  const gate: Gate = {
    opened: promise,
    knock() {
      const now = performance.now()
      if (knocks === 0) firstAt = now
      knocks += 1
      if (knocks > firstKnocks || now - firstAt > firstKnocksWithin) gate.open()
    },
    open() {
      gates.delete(gate)
      resolve()
    },
  }
  gates.add(gate)
  return gate
}

/** Opens every gate: what React has to change must be its own before. */
export function openAllGates(): void {
  for (const gate of gates) gate.open()
}

/** Opens a gate when pointer, finger or focus come to the element, and if asked for when it scrolls near; gives the way to stop. */
export function watchGate(gate: Gate, element: Element, nearness: boolean): () => void {
  const watching = new AbortController()
  for (const intent of intents) {
    element.addEventListener(intent, gate.open, { signal: watching.signal, passive: true, once: true })
  }
  const first = element.firstElementChild
  if (!nearness || !first) return () => watching.abort()
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && gate.open(), { rootMargin: margin })
  observer.observe(first)
  return () => {
    watching.abort()
    observer.disconnect()
  }
}
