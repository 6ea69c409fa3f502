import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import type { CheckoutStep } from './checkout-steps.ts'

/** Carts that were tried on this page, so that a shopper who goes back from the summary is not sent there again. */
const tried = new Set<string>()

/** Leads a signed-in shopper with default card and address to the summary (CHK-05). True while it is being prepared. */
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
      // The steps show the errors at their places.
      console.warn(error)
    } finally {
      setBusy(false)
    }
  })

  // Only the browser knows the signed-in account, which may change while the page is open.
  useEffect(() => {
    if (wanted && account) void run(`${account.consumerNo} ${cart.id}`)
  }, [wanted, account, cart.id])

  return isBusy
}
