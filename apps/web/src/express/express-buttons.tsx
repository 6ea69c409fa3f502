import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import type { Cart } from '../cart/cart.ts'
import { cacheCart } from '../cart/cart-query.ts'
import { useTranslate } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { findApplePay } from './apple-pay/apple-pay.ts'
import type { WalletEnd } from './apple-pay/run-apple-pay.ts'
import { toLines, toTotal } from './apple-pay/to-wallet-total.ts'
import { useApplePay } from './apple-pay/use-apple-pay.ts'
import styles from './express.module.css'
import { openPaypal } from './open-paypal.ts'

type Props = {
  readonly cart: Cart
  readonly isDisabled: boolean
  /** Makes the cart what is to be paid, where it is not that yet, and says itself what is against it. */
  readonly openCart?: () => Promise<Cart>
}

/** Ways to pay the cart without the checkout's forms: PayPal's own page, and the browser's wallet where it has one (PAY-07, PAY-08). */
export function ExpressButtons({ cart, isDisabled, openCart }: Props) {
  const t = useTranslate()
  const { data } = useQuery(
    {
      queryKey: ['payment-methods', cart.id],
      queryFn: () => browserApi.call('cart.listPaymentMethods', { params: { basketId: cart.id } }),
    },
    queryClient,
  )
  const applePay = useApplePay()
  const paypal = usePaypal(openCart ?? (async () => cart))
  const methods = data?.expressMethods ?? []
  const hasApplePay = methods.includes('APPLE_PAY') && findApplePay() !== null
  if (!hasApplePay && !methods.includes('PAYPAL')) return null
  const error = applePay.error ?? paypal.error
  const payWithApple = () => {
    const total = toTotal(cart, t)
    let opened = cart
    applePay.buy({
      // What the cart becomes has a price of its own.
      total: openCart ? { ...total, type: 'pending' } : total,
      lines: openCart ? [] : toLines(cart, t),
      openCart: async () => {
        if (openCart) opened = await openCart()
        return opened
      },
      onEnd: (end) => void refreshCart(opened, end),
    })
  }
  return (
    <section className={styles.express} aria-label={t('wallet.express')}>
      <p className={styles.title}>{t('wallet.express')}</p>
      {hasApplePay ? (
        <Button size="large" wide busy={applePay.isBusy} disabled={isDisabled} onClick={payWithApple}>
          {t('wallet.applePay')}
        </Button>
      ) : null}
      {methods.includes('PAYPAL') ? (
        <Button variant="secondary" size="large" wide busy={paypal.isBusy} disabled={isDisabled} onClick={paypal.go}>
          {t('wallet.paypal')}
        </Button>
      ) : null}
      {error ? <Notice tone="negative">{error}</Notice> : null}
    </section>
  )
}

function usePaypal(openCart: () => Promise<Cart>) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function go(): Promise<void> {
    setBusy(true)
    setError(null)
    const cart = await openCart().catch(() => null)
    if (!cart) return setBusy(false)
    try {
      location.assign(await openPaypal({ cartId: cart.id, isExpress: true }))
    } catch {
      setBusy(false)
      setError(t('wallet.unavailable', { name: 'PayPal' }))
    }
  }

  return { isBusy, error, go: () => void go() }
}

/** A sheet that was closed leaves the cart as it was: what it had shown goes again, address and delivery (PAY-08). */
async function refreshCart(before: Cart, end: WalletEnd): Promise<void> {
  if (end.kind === 'paid' || !('cart' in end) || !end.cart || end.cart.version === before.version) return
  const query = { context: 'APPLE_PAY_EXPRESS' } as const
  try {
    cacheCart(await browserApi.call('cart.removeShippingAddress', { params: { basketId: before.id }, query }))
  } catch (error) {
    // It prices the cart and places nothing; the checkout asks for the address anyway.
    console.warn(error)
  }
}
