import { useState } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { PaymentMarks } from '../payment/payment-marks.tsx'
import { ExpressError } from './express-error.tsx'
import type { ExpressButtonProps } from './express-method.ts'
import { openPaypal } from './open-paypal.ts'

/** Without a cart, `openCart` begins one. */
type Props = Omit<ExpressButtonProps, 'cart'> & { readonly cart: Cart | null }

/** Pays the cart on PayPal's page (PAY-07). */
export function PaypalButton({ cart, isDisabled, openCart }: Props) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function goToPaypal(): Promise<void> {
    setBusy(true)
    setError(null)
    const opened = openCart ? await openCart().catch(() => null) : cart
    if (!opened) return setBusy(false)
    try {
      location.assign(await openPaypal({ cartId: opened.id, isExpress: true }))
    } catch {
      setBusy(false)
      setError(t('wallet.unavailable', { name: 'PayPal' }))
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        size="large"
        wide
        busy={isBusy}
        disabled={isDisabled}
        onClick={() => void goToPaypal()}
      >
        <PaymentMarks method="PAYPAL" />
        {t('wallet.paypal')}
      </Button>
      <ExpressError words={error} />
    </>
  )
}
