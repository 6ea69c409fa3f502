import type { CallReply } from '@lacehouse/contracts'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './customer-page.module.css'
import { StoreCreditPanel } from './store-credit-panel.tsx'

/** One customer: profile, addresses and the latest orders. */
export function CustomerPage() {
  const words = useWords()
  const { t, day, moment, money } = words
  const { rights } = useSession()
  const { consumerNo = '' } = useParams()
  const { data, error, isPending } = useQuery({
    queryKey: ['customer', consumerNo],
    queryFn: () => callBackoffice('backoffice.getCustomer', { params: { consumerNo } }),
    // Each access has an entry in the audit log, so that the page does not ask again by itself.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const back = <Link to="/customers">{t('backoffice.customers.back')}</Link>
  if (isPending) return <p role="status">{t('backoffice.loading')}</p>
  if (!data)
    return (
      <>
        <ErrorNotice error={error} />
        {back}
      </>
    )
  const yesOrNo = (value: boolean) => t(value ? 'backoffice.yes' : 'backoffice.no')
  return (
    <>
      {back}
      <div className={styles.head}>
        <h1>{data.name || data.email}</h1>
        {rights.includes('customers.act') && data.state === 'active' ? <ActButton consumerNo={consumerNo} /> : null}
        <p className={styles.quiet}>{t('backoffice.customers.recorded')}</p>
      </div>
      <div className={styles.columns}>
        <Panel title={t('backoffice.customers.profile')}>
          <Facts
            facts={[
              [t('backoffice.customers.email'), data.email],
              ...(data.phone ? [[t('backoffice.customers.phone'), data.phone] as const] : []),
              ...(data.birthDate ? [[t('backoffice.customers.birthDate'), day(data.birthDate)] as const] : []),
              [t('backoffice.customers.since'), day(data.createdAt)],
              [t('backoffice.customers.confirmed'), yesOrNo(data.isEmailConfirmed)],
              [t('backoffice.customers.member'), yesOrNo(data.isLoyaltyMember)],
              ...(data.loyalty ? listLoyaltyFacts(words, data.loyalty) : []),
            ]}
          />
          {rights.includes('cases.read') ? (
            <Link to={`/cases?search=${encodeURIComponent(data.email)}`}>{t('backoffice.cases.ofCustomer')}</Link>
          ) : null}
        </Panel>
        <Panel title={t('backoffice.customers.addresses')}>
          {data.addresses.length === 0 ? <p>{t('backoffice.customers.none')}</p> : null}
          {data.addresses.map(({ kind, lines }) => (
            <address key={`${kind} ${lines.join()}`}>{lines.join(', ')}</address>
          ))}
        </Panel>
        <StoreCreditPanel customer={data} />
        <Panel title={t('backoffice.customers.latest')}>
          {data.latestOrders.length === 0 ? <p>{t('backoffice.customers.none')}</p> : null}
          <ul className={styles.list}>
            {data.latestOrders.map(({ orderNumber, placedAt, total, currency }) => (
              <li key={orderNumber}>
                {rights.includes('orders.read') ? (
                  <Link to={`/orders/${orderNumber}`}>{formatOrderNumber(orderNumber)}</Link>
                ) : (
                  formatOrderNumber(orderNumber)
                )}{' '}
                · {moment(placedAt)} · {money(total, currency)}
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  )
}

type Loyalty = NonNullable<CallReply<'backoffice.getCustomer'>['loyalty']>

/** Lists a member's points, the tier with its end, and the way to the next one. */
function listLoyaltyFacts({ t, day }: ReturnType<typeof useWords>, { points, standing }: Loyalty) {
  const { tier, next } = standing ?? {}
  const facts: (readonly [string, string])[] = [
    [t('backoffice.customers.points'), t('backoffice.customers.balance', { points })],
  ]
  if (!standing) return facts
  const until = tier?.until ? t('backoffice.customers.tierUntil', { name: tier.name, date: day(tier.until) }) : null
  facts.push([t('backoffice.customers.tier'), until ?? tier?.name ?? t('backoffice.customers.noTier')])
  if (next)
    facts.push([
      t('backoffice.customers.nextTier'),
      t('backoffice.customers.toNextTier', { points: next.pointsToGo, name: next.name }),
    ])
  return facts
}

/** Opens the storefront as the agent of the customer, in this tab: the way there works once. */
function ActButton({ consumerNo }: { readonly consumerNo: string }) {
  const { t } = useWords()
  const act = useMutation({
    mutationFn: () => callBackoffice('backoffice.beginActing', { params: { consumerNo }, body: {} }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  return (
    <>
      <ErrorNotice error={act.error} />
      <Button busy={act.isPending} onClick={() => act.mutate()}>
        {t('backoffice.customers.act')}
      </Button>
    </>
  )
}
