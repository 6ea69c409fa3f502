import { browserApi } from '../../../client/api/browser-api.ts'
import type { Cart } from '../../../client/cart/cart.ts'
import { cacheCart } from '../../../client/cart/cart-query.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ExpressError } from '../express-error.tsx'
import type { ExpressButtonProps } from '../express-method.ts'
import type { WalletEnd } from './run-apple-pay.ts'
import { toLines, toTotal } from './to-wallet-total.ts'
import { useApplePay } from './use-apple-pay.ts'

/** Pays the cart by the browser's own wallet (PAY-08). */
export function ApplePayButton({ cart, isDisabled, openCart }: ExpressButtonProps) {
  const t = useTranslate()
  const { isBusy, error, buy } = useApplePay()
  const pay = () => {
    const total = toTotal(cart, t)
    let opened = cart
    buy({
      // `openCart` changes the cart, so that its price is not known yet.
      total: openCart ? { ...total, type: 'pending' } : total,
      lines: openCart ? [] : toLines(cart, t),
      cartId: openCart ? undefined : cart.id,
      openCart: async () => {
        if (openCart) opened = await openCart()
        return opened
      },
      onEnd: (end) => void restoreCart(opened, end),
    })
  }
  return (
    <>
      <Button size="large" wide busy={isBusy} disabled={isDisabled} onClick={pay}>
        {t('wallet.applePay')}
      </Button>
      <ExpressError words={error} />
    </>
  )
}

/** Removes the address and delivery method that a closed sheet had set on the cart (PAY-08). */
async function restoreCart(before: Cart, end: WalletEnd): Promise<void> {
  if (end.kind === 'paid' || !('cart' in end) || !end.cart || end.cart.version === before.version) return
  const query = { context: 'APPLE_PAY_EXPRESS' } as const
  try {
    cacheCart(await browserApi.call('cart.removeShippingAddress', { params: { basketId: before.id }, query }))
  } catch (error) {
    // The address only priced the cart, and the checkout asks for it again.
    console.warn(error)
  }
}
