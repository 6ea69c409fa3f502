import { seconds } from '@lacehouse/domain/time/durations'
import { useEffect, useState } from 'react'
import { readClock } from '../../client/clock.ts'

/** Counts the whole seconds down until a moment, in milliseconds since 1970; 0 once it is there. */
export function usePause(until: number): number {
  const [now, setNow] = useState(readClock)
  const left = Math.max(0, Math.ceil((until - now) / seconds(1)))
  const isOver = left === 0

  // The clock has to be read again while the pause lasts.
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(readClock()), seconds(1))
    return () => clearInterval(timer)
  }, [isOver])

  return left
}
