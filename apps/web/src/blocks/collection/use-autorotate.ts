import type { CollectionLayout } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { type RefObject, useEffect } from 'react'

const slowest = 5

/**
 * Advances a carousel by a timer, unless the pointer or the focus is on it, or the visitor prefers reduced motion
 * (CMS-09).
 */
export function useAutorotate(list: RefObject<HTMLElement | null>, layout: CollectionLayout): void {
  const { autoplay = false, loop = false, autorotateTime = slowest } = layout

  // The effect starts a timer.
  useEffect(() => {
    if (!autoplay || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => moveOn(list.current, loop), seconds(autorotateTime))
    return () => clearInterval(timer)
  }, [list, autoplay, loop, autorotateTime])
}

function moveOn(list: HTMLElement | null, loop: boolean): void {
  const track = list?.querySelector('ul')
  if (!track || list?.matches(':hover, :focus-within')) return
  const isAtEnd = track.scrollLeft >= track.scrollWidth - track.clientWidth - 2
  if (isAtEnd && !loop) return
  track.scrollTo({ left: isAtEnd ? 0 : track.scrollLeft + track.clientWidth, behavior: 'smooth' })
}
