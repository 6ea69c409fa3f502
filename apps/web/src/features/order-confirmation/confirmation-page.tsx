import { seconds } from '@lacehouse/domain/time/durations'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { queryClient } from '../../client/api/query-client.ts'
import { dropOrderedCart } from '../../client/cart/cart-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { lazyComponent } from '../../hydration/lazy-component.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './confirmation-page.module.css'
import { isBankAsked, type Order } from './order.ts'
import { OrderDetails } from './order-details.tsx'
import { readOrder } from './read-order.ts'

// Few orders are opened as a slip.
const GiftReceipt = lazyComponent(() => import('./gift-receipt.tsx').then((module) => module.GiftReceipt))

type Props = {
  readonly orderNumber: string
  /** The signature in the link of the order's mail, which may be opened in any browser. */
  readonly st: string | null
  /** The order as the server loaded it; null where only the browser's renewed session may read it. */
  readonly known: Order | null
  /** Shows the slip without prices in place of the order. */
  readonly isGiftReceipt: boolean
}

/** Thanks the shopper and shows the order (CHK-12). */
export function ConfirmationPage({ orderNumber, st, known, isGiftReceipt }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const { data: order, isError } = useQuery(
    {
      queryKey: ['order', orderNumber],
      queryFn: () => readOrder(orderNumber, st),
      initialData: known ?? undefined,
      enabled: orderNumber !== '',
      // The bank's answer comes by itself.
      refetchInterval: ({ state }) => (state.data && isBankAsked(state.data) ? seconds(3) : false),
    },
    queryClient,
  )

  const isFound = order !== undefined

  // The browser remembers the cart, and the server that placed the order cannot clear it.
  useEffect(() => {
    if (isFound) dropOrderedCart().catch(console.warn)
  }, [isFound])

  const reported = useRef('')

  // The visit that followed a recommendation ends here (REC-02).
  useEffect(() => {
    if (!order || reported.current === order.orderNumber) return
    reported.current = order.orderNumber
    import('./report-purchase.ts').then(({ reportPurchase }) => reportPurchase(order)).catch(console.warn)
  }, [order])

  if (isError || orderNumber === '')
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('order.confirmation.titleNoName')}</h1>
        <Notice tone="warning">{t('order.confirmation.notFound')}</Notice>
        <LinkButton href={`/${locale}`}>{t('order.continueShopping')}</LinkButton>
      </div>
    )
  return (
    <div className={styles.page}>
      {!order ? (
        <Skeleton height="24rem" />
      ) : isGiftReceipt ? (
        <Suspense>
          <GiftReceipt order={order} />
        </Suspense>
      ) : (
        <OrderDetails order={order} isFromMail={st !== null} />
      )}
    </div>
  )
}
