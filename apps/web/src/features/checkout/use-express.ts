import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import type { CheckoutStep } from './checkout-steps.ts'

/** Carts that were filled, or could not be, on this page: whoever goes back from the summary is not sent there again. */
const tried = new Set<string>()

/** Takes whoever is signed in with main card and main address straight to the summary (CHK-05). True while it is being seen to. */
export function useExpress(cart: Cart, step: CheckoutStep, go: (step: CheckoutStep) => void): boolean {
  const account = useAccount()
  const { site } = useShop()
  const [isBusy, setBusy] = useState(false)
  const isBegun = step === 'shipping' && cart.state === 'open'
  const wanted = account !== null && isBegun && !tried.has(`${account.consumerNo} ${cart.id}`)

  const run = useEffectEvent(async (key: string) => {
    tried.add(key)
    setBusy(true)
    try {
      const { goExpress } = await import('./go-express.ts')
      const { country, features } = site
      if (await goExpress(cart, { country, asksCaptcha: features.captcha.address })) go('summary')
    } catch (error) {
      // The steps are there all the same, and say what is wrong at its place.
      console.warn(error)
    } finally {
      setBusy(false)
    }
  })

  // Who is signed in is known to the browser alone, and may change while the page stands.
  useEffect(() => {
    if (wanted && account) void run(`${account.consumerNo} ${cart.id}`)
  }, [wanted, account, cart.id])

  return isBusy
}
