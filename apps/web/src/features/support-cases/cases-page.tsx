import { formatOrderNumber, parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { casePageSize } from '@lacehouse/domain/support-cases/support-case'
import { useSearchParams } from 'react-router'
import { readPageNumber } from '../../client/read-page-number.ts'
import { type SupportCase, useCases } from '../../client/support-cases/cases-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './cases-page.module.css'

/** The questions and reports of the account in pages, the one with the newest message first (ACC-12). */
export function CasesPage() {
  const t = useTranslate()
  const { locale } = useShop()
  const [parameters] = useSearchParams()
  const page = readPageNumber(parameters)
  const { data, isError, isFetching, refetch } = useCases({ start: (page - 1) * casePageSize, count: casePageSize })
  if (!data && isError) return <RetryNotice onRetry={() => void refetch()}>{t('cases.notLoaded')}</RetryNotice>
  if (!data) return <Skeleton height="16rem" />
  const path = `/${locale}/account/cases`
  return (
    <>
      {data.total === 0 ? <p>{t('cases.none')}</p> : null}
      <ol className={styles.list} aria-busy={isFetching}>
        {data.cases.map((one) => (
          <li key={one.caseNumber}>
            <CaseCard one={one} />
          </li>
        ))}
      </ol>
      <Pagination
        total={data.total}
        size={casePageSize}
        page={page}
        toHref={(next) => (next === 1 ? path : `${path}?page=${next}`)}
      />
      <div className={styles.ways}>
        <LinkButton variant="primary" href={`/${locale}/help/contact-us`}>
          {t('cases.write')}
        </LinkButton>
        <LinkButton variant="secondary" href={`/${locale}/warranty`}>
          {t('cases.report')}
        </LinkButton>
      </div>
    </>
  )
}

type Summary = Pick<SupportCase, 'caseNumber' | 'state' | 'subject' | 'itemName' | 'orderNumber' | 'updatedAt'>

function CaseCard({ one }: { readonly one: Summary }) {
  const t = useTranslate()
  const { locale } = useShop()
  const { date } = useFormat()
  const { caseNumber, state, subject, updatedAt } = one
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a className={styles.link} href={`/${locale}/account/cases/${caseNumber}`}>
            {subject}
          </a>
        </h2>
        <Badge tone={state === 'answered' ? 'positive' : 'outline'}>{t(`cases.state.${state}`)}</Badge>
        <CaseFacts one={one} />
        <p className={styles.quiet}>
          {t('cases.number', { number: caseNumber })} ·{' '}
          {t('cases.updated', { date: date(updatedAt, { dateStyle: 'long' }) })}
        </p>
      </div>
      <Icon name="chevron-right" />
    </article>
  )
}

/** The item and the order that a case is about. */
export function CaseFacts({ one: { itemName, orderNumber } }: { readonly one: Summary }) {
  const parsed = parseOrderNumber(orderNumber ?? '')
  return (
    <>
      {itemName ? <p>{itemName}</p> : null}
      {orderNumber ? (
        <p className={styles.quiet}>
          <Text
            id="cases.order"
            values={{ orderNumber: <Unbroken>{parsed ? formatOrderNumber(parsed) : orderNumber}</Unbroken> }}
          />
        </p>
      ) : null}
    </>
  )
}
