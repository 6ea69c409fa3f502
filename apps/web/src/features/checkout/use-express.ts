import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { type CheckoutStep, isPickupOnly } from './checkout-steps.ts'

/** Carts that were tried on this page, so that a shopper who goes back from the summary is not sent there again. */
const tried = new Set<string>()

/**
 * Leads a signed-in shopper with default card and address to the summary, and a cart that is only picked up past what is known of it
 * (CHK-05). True while it is being prepared.
 */
export function useExpress(cart: Cart, step: CheckoutStep, go: (step: CheckoutStep) => void): boolean {
  const account = useAccount()
  const { site } = useShop()
  const [isBusy, setBusy] = useState(false)
  const key = `${account?.consumerNo ?? 'guest'} ${cart.id}`
  const isBegun = step === 'shipping' && cart.state === 'open'
  const isKnown = account !== null || (isPickupOnly(cart) && cart.pickup !== undefined)
  const wanted = isKnown && isBegun && !tried.has(key)

  const run = useEffectEvent(async () => {
    tried.add(key)
    setBusy(true)
    try {
      const { goExpress } = await import('./go-express.ts')
      const { country, features } = site
      const options = { country, asksCaptcha: features.captcha.address, isSignedIn: account !== null }
      const next = await goExpress(cart, options)
      if (next) go(next)
    } catch (error) {
      // The steps show the errors at their places.
      console.warn(error)
    } finally {
      setBusy(false)
    }
  })

  // Only the browser knows the signed-in account, which may change while the page is open.
  useEffect(() => {
    if (wanted) void run()
  }, [wanted])

  // A shopper who comes back to the first step wants to change it.
  useEffect(() => {
    if (!isBegun) tried.add(key)
  }, [isBegun, key])

  return isBusy
}
