import { useRef, useState } from 'react'

/** Runs one attempt at a time, so that a second press while the first is on its way has no effect. */
export function useDeliveryBusy() {
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  async function run(attempt: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await attempt()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
