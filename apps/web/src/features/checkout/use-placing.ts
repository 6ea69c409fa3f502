import { useRef, useState } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { loadConnection } from '../../client/status/load-connection.ts'
import { useShop } from '../../client/use-shop.ts'
import { loadPlacing } from './lazy-steps.ts'
import type { PlacingEnds, ToPlace } from './submit-order.ts'

/** `offline`: the order is held back and sent when the connection is back. */
export type PlacingPhase = 'idle' | 'offline' | 'placing' | 'checking'

export type Placing = {
  readonly phase: PlacingPhase
  readonly place: (cart: Cart) => void
  readonly resume: (orderNumber: string) => void
  /** Cancels an order that is held back. */
  readonly hold: () => void
}

/** Places the order once, however often it is called, and follows it to its end. */
export function usePlacing(ends: PlacingEnds): Placing {
  const { site } = useShop()
  const [phase, setPhase] = useState<PlacingPhase>('idle')
  const isRunning = useRef(false)
  const letGo = useRef<() => void>(() => undefined)

  /** Waits for the connection; false when the shopper cancels. */
  async function waitForConnection(): Promise<boolean> {
    const { isCutOff, whenConnected } = await loadConnection()
    if (!isCutOff()) return true
    setPhase('offline')
    const isLetGo = new Promise<false>((resolve) => {
      letGo.current = () => resolve(false)
    })
    return Promise.race([whenConnected().then(() => true), isLetGo])
  }

  async function run(wanted: ToPlace): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    try {
      if (!(await waitForConnection())) return
      setPhase('placing')
      const { submitOrder } = await loadPlacing()
      const asksCaptcha = site.features.captcha.order
      await submitOrder(wanted, { ...ends, asksCaptcha, onChecking: () => setPhase('checking') })
    } catch (error) {
      // The code could not be loaded, so that nothing was sent.
      ends.onRefused(error)
    } finally {
      isRunning.current = false
      setPhase('idle')
    }
  }

  return {
    phase,
    place: (cart) => void run(cart),
    hold: () => letGo.current(),
    resume: (orderNumber) => void run(orderNumber),
  }
}
