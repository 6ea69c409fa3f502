import { useSearchParams } from 'react-router'
import { useReturns } from '../../client/orders/returns-query.ts'
import { readPageNumber } from '../../client/read-page-number.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './orders-page.module.css'
import { ReturnCard } from './return-card.tsx'

const pageSize = 10

/** Shows the returns and exchanges of all orders of the account in pages, the newest first (ACC-08). */
export function ReturnsPage() {
  const t = useTranslate()
  const { locale } = useShop()
  const [parameters] = useSearchParams()
  const page = readPageNumber(parameters)
  const { data, isError, isFetching, refetch } = useReturns({ start: (page - 1) * pageSize, count: pageSize })
  if (!data && isError)
    return <RetryNotice onRetry={() => void refetch()}>{t('orders.ownReturns.notLoaded')}</RetryNotice>
  if (!data) return <Skeleton height="24rem" />
  if (data.total === 0) return <NoReturns />
  const path = `/${locale}/account/returns`
  return (
    <>
      <p className={styles.count} role="status">
        {t('orders.ownReturns.count', { count: data.total })}
      </p>
      <ol className={styles.list} aria-busy={isFetching}>
        {data.returns.map((one) => (
          <li key={one.returnId}>
            <ReturnCard one={one} />
          </li>
        ))}
      </ol>
      <Pagination
        total={data.total}
        size={pageSize}
        page={page}
        toHref={(next) => (next === 1 ? path : `${path}?page=${next}`)}
      />
    </>
  )
}

function NoReturns() {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <div className={styles.none}>
      <p>{t('orders.ownReturns.none')}</p>
      <LinkButton variant="action" href={`/${locale}/account/orders`}>
        {t('orders.ownReturns.toOrders')}
      </LinkButton>
    </div>
  )
}
