import { seconds } from '@lacehouse/domain/time/durations'
import { useEffect, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'

/** The server's present, ticking as long as a launch is ahead (CAT-08); a visitor's clock may be wrong. */
export function useServerClock(launch: string | null): Date {
  const [now, setNow] = useState<Date>(() => new Date(0))

  // Time passes outside of rendering; before the server has spoken, no launch has happened yet.
  useEffect(() => {
    if (!launch) return
    let timer: ReturnType<typeof setInterval> | undefined
    let isLeft = false
    browserApi
      .call('internal.serverTime')
      .then(({ timestamp }) => {
        if (isLeft) return
        const ahead = timestamp - Date.now()
        const tick = () => setNow(new Date(Date.now() + ahead))
        tick()
        timer = setInterval(tick, seconds(1))
      })
      // Without the server's word the launch stays ahead; the cart would refuse anyway.
      .catch(() => undefined)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [launch])

  return now
}
