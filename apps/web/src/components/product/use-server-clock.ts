import { seconds } from '@lacehouse/domain/time/durations'
import { useEffect, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { readClock } from '../../client/clock.ts'

/** The pauses between the questions for the time, the last one again and again. */
const pauses = [1, 2, 4, 8, 15, 30].map(seconds)

/** Gives the server's time, ticking until a launch (CAT-08), because a visitor's clock may be wrong. */
export function useServerClock(launch: string | null): Date {
  const [now, setNow] = useState<Date>(() => new Date(0))

  // The effect fetches the time and starts a timer; until then no launch has happened yet.
  useEffect(() => {
    if (!launch) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const tick = (ahead: number): void => {
      setNow(new Date(readClock() + ahead))
      timer = setTimeout(() => tick(ahead), seconds(1))
    }
    // Without the server's time the launch stays ahead, so it is asked for until it comes.
    const ask = async (tries: number): Promise<void> => {
      const answer = await browserApi.call('internal.serverTime').catch(() => null)
      if (isLeft) return
      if (answer) return tick(answer.timestamp - readClock())
      timer = setTimeout(() => void ask(tries + 1), pauses[Math.min(tries, pauses.length - 1)])
    }
    void ask(0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [launch])

  return now
}
