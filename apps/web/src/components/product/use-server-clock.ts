import { seconds } from '@lacehouse/domain/time/durations'
import { useEffect, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { readClock } from '../../client/clock.ts'

/** Gives the server's time, ticking until a launch (CAT-08), because a visitor's clock may be wrong. */
export function useServerClock(launch: string | null): Date {
  const [now, setNow] = useState<Date>(() => new Date(0))

  // The effect fetches the time and starts a timer; until then no launch has happened yet.
  useEffect(() => {
    if (!launch) return
    let timer: ReturnType<typeof setInterval> | undefined
    let isLeft = false
    browserApi
      .call('internal.serverTime')
      .then(({ timestamp }) => {
        if (isLeft) return
        const ahead = timestamp - readClock()
        const tick = () => setNow(new Date(readClock() + ahead))
        tick()
        timer = setInterval(tick, seconds(1))
      })
      // Without the server's time the launch stays ahead; the cart would refuse the item anyway.
      .catch(() => undefined)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [launch])

  return now
}
