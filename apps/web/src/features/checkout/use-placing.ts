import { seconds } from '@lacehouse/domain/time/durations'
import { useRef, useState } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { loadConnection } from '../../client/status/load-connection.ts'
import { useShop } from '../../client/use-shop.ts'
import { loadPlacing } from './lazy-steps.ts'
import type { PlacingPhase, ShopperChoice, ShopperChoices } from './shopper-choice.ts'
import type { PlacingEnds, ToPlace } from './submit-order.ts'

/** The time after which a shopper whose payment is not decided is shown other ways on. */
const patience = seconds(10)

export type Placing = {
  readonly phase: PlacingPhase
  /** The bank's page where the shopper may pay; null outside of the phase `bank`. */
  readonly bankUrl: string | null
  readonly place: (cart: Cart) => void
  readonly resume: (orderNumber: string) => void
  /** Cancels an order that is held back. */
  readonly hold: () => void
  /** Goes on in another way than waiting. */
  readonly choose: (choice: ShopperChoice) => void
}

/** Places the order once, however often it is called, and follows it to its end. */
export function usePlacing(ends: PlacingEnds): Placing {
  const { site } = useShop()
  const [phase, setPhase] = useState<PlacingPhase>('idle')
  const [bankUrl, setBankUrl] = useState<string | null>(null)
  const isRunning = useRef(false)
  const letGo = useRef<() => void>(() => undefined)
  const choices = useRef<ShopperChoices>(null)
  const timer = useRef(0)
  const isLate = useRef(false)

  /** Shows the ways on where the payment is still not decided after a while. */
  function startPatience() {
    window.clearTimeout(timer.current)
    isLate.current = false
    timer.current = window.setTimeout(() => {
      isLate.current = true
      setPhase((now) => (now === 'checking' ? 'trouble' : now))
    }, patience)
  }

  function waitForLetGo(): Promise<false> {
    setPhase('offline')
    return new Promise((resolve) => {
      letGo.current = () => resolve(false)
    })
  }

  function onChecking(isOrderKnown: boolean) {
    const next = isLate.current ? 'trouble' : 'checking'
    setPhase((now) => (now === 'leaving' || !isOrderKnown ? now : next))
  }

  function onBank(url: string) {
    setBankUrl(url)
    setPhase((now) => (now === 'leaving' ? now : 'bank'))
  }

  function choose(choice: ShopperChoice) {
    setPhase(choice === 'ask_again' ? 'checking' : 'leaving')
    startPatience()
    choices.current?.choose(choice)
  }

  async function run(wanted: ToPlace): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    try {
      if (!(await waitForConnection(waitForLetGo))) return
      setPhase('placing')
      startPatience()
      const { submitOrder, createShopperChoices } = await loadPlacing()
      const asksCaptcha = site.features.captcha.order
      choices.current = createShopperChoices()
      await submitOrder(wanted, { ...ends, asksCaptcha, choices: choices.current, onChecking, onBank })
    } catch (error) {
      // The code could not be loaded, so that nothing was sent.
      ends.onRefused(error)
    } finally {
      window.clearTimeout(timer.current)
      isRunning.current = false
      setPhase('idle')
    }
  }

  return {
    phase,
    bankUrl: phase === 'bank' ? bankUrl : null,
    place: (cart) => void run(cart),
    hold: () => letGo.current(),
    choose,
    resume: (orderNumber) => void run(orderNumber),
  }
}

/** Waits for the connection; false when the shopper cancels meanwhile. */
async function waitForConnection(waitForLetGo: () => Promise<false>): Promise<boolean> {
  const { isCutOff, whenConnected } = await loadConnection()
  return isCutOff() ? Promise.race([whenConnected().then(() => true), waitForLetGo()]) : true
}
