import { useSearchParams } from 'react-router'
import { useOrders } from '../../client/orders/orders-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { OrderCard } from '../../components/order/order-card.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OrderFilter } from './order-filter.tsx'
import styles from './orders-page.module.css'
import { isFiltered, orderPageSize, readOrderQuery, toOrderAddress, toWanted } from './read-order-query.ts'

/** Shows the orders of the account in pages, with a search and a filter (ACC-05). */
export function OrdersPage() {
  const t = useTranslate()
  const { locale } = useShop()
  const [parameters] = useSearchParams()
  const query = readOrderQuery(parameters)
  const path = `/${locale}/account/orders`
  const { data, isError, isFetching, refetch } = useOrders(toWanted(query))
  if (!data && isError) return <RetryNotice onRetry={() => void refetch()}>{t('orders.notLoaded')}</RetryNotice>
  if (!data) return <Skeleton height="24rem" />
  if (data.total === 0 && !isFiltered(query)) return <NoOrders />
  return (
    <>
      <OrderFilter path={path} query={query} oldest={data.oldest} />
      <p className={styles.count} role="status">
        {t('orders.count', { count: data.total })}
      </p>
      {data.total === 0 ? (
        <LinkButton variant="secondary" href={path}>
          {t('orders.showAll')}
        </LinkButton>
      ) : null}
      <ol className={styles.list} aria-busy={isFetching}>
        {data.orders.map((order) => (
          <li key={order.orderNumber}>
            <OrderCard order={order} />
          </li>
        ))}
      </ol>
      <Pagination
        total={data.total}
        size={orderPageSize}
        page={query.page}
        toHref={(page) => toOrderAddress(path, { ...query, page })}
      />
    </>
  )
}

function NoOrders() {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <div className={styles.none}>
      <p>{t('orders.none')}</p>
      <LinkButton variant="action" href={`/${locale}`}>
        {t('order.continueShopping')}
      </LinkButton>
      <a href={`/${locale}/track-order`}>{t('orders.track.elsewhere')}</a>
    </div>
  )
}
