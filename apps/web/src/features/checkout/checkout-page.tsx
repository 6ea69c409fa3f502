import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isBeingOrdered } from '../../client/cart/cart.ts'
import { useCart } from '../../client/cart/use-cart.ts'
import { useShop } from '../../client/use-shop.ts'
import type { AddressFormField } from '../../components/address/address-fields.ts'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { usePageNavigate } from '../../navigation/use-page-navigate.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CheckoutFlow } from './checkout-flow.tsx'
import styles from './checkout-page.module.css'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

/** Shown only to shoppers who return from PayPal. */
const ExpressReturn = lazyConnected(() =>
  import('./express-return.tsx').then((module) => ({ default: module.ExpressReturn })),
)

/** Shown only to shoppers whose bank's page returns them to an order that is decided already. */
const BankReturn = lazyConnected(() => import('./bank-return.tsx').then((module) => ({ default: module.BankReturn })))

type Props = { readonly fields: readonly AddressFormField[] }

/** Shows the checkout. The step is part of the address, and typed input is stored as a draft (RT-10). */
export function CheckoutPage({ fields }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const { state, cart, orderNumber, isUpdating, retry } = useCart()
  useConfirmation(orderNumber)
  const [search] = useSearchParams()
  const express = search.has('express') ? search.get('token') : null
  // The flow itself follows an order that is being placed from this browser's cart.
  const isFollowed = orderNumber !== null || state === 'loading' || (cart !== null && isBeingOrdered(cart))
  const returned = isFollowed ? null : search.get('placing')
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      {state === 'loading' || orderNumber ? <CheckoutSkeleton /> : null}
      {state === 'failed' ? (
        <Notice tone="negative" actions={<Button onClick={retry}>{t('common.retry')}</Button>}>
          {t('cart.loadFailed')}
        </Notice>
      ) : null}
      {returned ? (
        <Suspense fallback={<CheckoutSkeleton />}>
          <BankReturn orderNumber={returned} />
        </Suspense>
      ) : null}
      {(state === 'empty' || state === 'loading') && !orderNumber && !returned ? (
        // Until the cart is loaded, this shows only where the browser remembers none.
        <div className={styles.empty} data-expected={state === 'loading' || undefined}>
          <h2>{t('checkout.empty.title')}</h2>
          <p>{t('checkout.empty.text')}</p>
          <LinkButton variant="action" size="large" href={`/${locale}`}>
            {t('cart.continueShopping')}
          </LinkButton>
        </div>
      ) : null}
      {state === 'filled' && cart && express ? (
        <Suspense fallback={<CheckoutSkeleton />}>
          <ExpressReturn token={express} />
        </Suspense>
      ) : null}
      {state === 'filled' && cart && !express && !returned ? (
        <CheckoutFlow fields={fields} cart={cart} isUpdating={isUpdating} />
      ) : null}
    </div>
  )
}

/** Navigates to the confirmation when the cart has become an order (RT-11). */
function useConfirmation(orderNumber: string | null): void {
  const navigate = usePageNavigate()
  const { locale } = useShop()
  const [search] = useSearchParams()
  const storeContext = search.get('storeContext')

  // The order may have been placed here, in another tab, or by a call whose answer was lost.
  useEffect(() => {
    if (!orderNumber) return
    const query = new URLSearchParams({ order: orderNumber, ...(storeContext && { storeContext }) })
    navigate(`/${locale}/order-confirmation?${query}`, { replace: true })
  }, [orderNumber, locale, navigate, storeContext])
}
