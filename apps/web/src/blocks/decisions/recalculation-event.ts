/** The event after which a page reads its decisions again (CMS-14). */
const recalculationEvent = 'lacehouse:recalculate-decisions'

/** Calls back when something asks for the decisions of the page to be made again. */
export function subscribeToRecalculation(listener: () => void): () => void {
  window.addEventListener(recalculationEvent, listener)
  return () => window.removeEventListener(recalculationEvent, listener)
}
