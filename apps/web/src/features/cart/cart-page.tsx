import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useCart } from '../../client/cart/use-cart.ts'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import { CartItems } from './cart-items.tsx'
import { CartNotices } from './cart-notices.tsx'
import styles from './cart-page.module.css'
import { CartRefusal } from './cart-refusal.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { ItemActions } from './item-actions.tsx'
import { RemovedItem } from './removed-item.tsx'
import { SavedForLater } from './saved-for-later.tsx'
import { useItemChanges } from './use-item-changes.ts'

/** Shown only to shoppers who return from PayPal. */
const PaypalCancelled = lazyConnected(() =>
  loadWithMessages(
    () => import('../../components/express/paypal-cancelled.tsx').then((module) => module.PaypalCancelled),
    'wallet',
  ),
)

/** Shows the cart: items on one side, sums and the link to the checkout on the other. On phones the total stays visible. */
export function CartPage() {
  const t = useTranslate()
  const { state, cart, isUpdating, retry } = useCart()
  const changes = useItemChanges()
  const location = useLocation()
  const notice = readNotice(location.state)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('cart.titleWithCount', { count: cart?.totalItems ?? 0 })}</h1>
      <div className={styles.main}>
        {notice ? <Notice tone={notice.tone}>{notice.text}</Notice> : null}
        {state !== 'loading' && location.search.includes('wallet=paypal-cancelled') ? (
          <Suspense>
            <PaypalCancelled />
          </Suspense>
        ) : null}
        <CartRefusal />
        <RemovedItem changes={changes} />
        {state === 'loading' ? <CartSkeleton /> : null}
        {state === 'failed' ? (
          <Notice tone="negative" actions={<Button onClick={retry}>{t('common.retry')}</Button>}>
            {t('cart.loadFailed')}
          </Notice>
        ) : null}
        {state === 'empty' || state === 'loading' ? <EmptyCart isExpected={state === 'loading'} /> : null}
        {state === 'filled' && cart ? (
          <>
            <CartNotices cart={cart} />
            <CartItems
              cart={cart}
              changes={changes}
              toActions={(item) => <ItemActions item={item} cart={cart} changes={changes} />}
            />
          </>
        ) : null}
      </div>
      {state === 'filled' && cart ? <CartSummary cart={cart} isUpdating={isUpdating} /> : null}
      {state === 'loading' ? null : <SavedForLater cart={cart} />}
    </div>
  )
}

/** Reads the notice of a checkout that led back to the cart (CHK-10). */
const readNotice = (state: unknown): { text: string; tone: NoticeTone } | null =>
  typeof state === 'object' && state !== null && 'notice' in state && typeof state.notice === 'string'
    ? { text: state.notice, tone: 'tone' in state && state.tone === 'info' ? 'info' : 'negative' }
    : null
