import type { Duration } from '@lacehouse/domain/time/instant'

/** The pause in scrolling after which the header reacts, and the longest time that it waits for one (LOC-03). */
export const scrollDebounce: Duration = 200
export const scrollMaxWait: Duration = 500

/** The distance in pixels that does not count as scrolling. */
const slack = 8

type Clock = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>

export type ScrollHeader = { readonly scrolledTo: (y: number) => void; readonly stop: () => void }

/**
 * Decides from the scroll position whether the header is shown. It hides on the way down, and shows on the way up and at
 * the top of the page (LOC-03).
 */
export function createScrollHeader(show: (visible: boolean) => void, clock: Clock = globalThis): ScrollHeader {
  let decidedAt = 0
  let latest = 0
  let resting: ReturnType<typeof setTimeout> | null = null
  let longest: ReturnType<typeof setTimeout> | null = null

  function stop(): void {
    if (resting !== null) clock.clearTimeout(resting)
    if (longest !== null) clock.clearTimeout(longest)
    resting = null
    longest = null
  }

  function decide(): void {
    stop()
    const moved = latest - decidedAt
    if (latest <= slack) show(true)
    else if (Math.abs(moved) > slack) show(moved < 0)
    decidedAt = latest
  }

  return {
    scrolledTo(y) {
      latest = Math.max(0, y)
      if (resting !== null) clock.clearTimeout(resting)
      resting = clock.setTimeout(decide, scrollDebounce)
      longest ??= clock.setTimeout(decide, scrollMaxWait)
    },
    stop,
  }
}
