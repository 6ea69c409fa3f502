import type { StaffCase } from '@lacehouse/contracts'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { Link } from 'react-router'
import { useSession } from '../../client/use-session.ts'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'

/** Whom and what a case is about. */
export function CaseFacts({ found }: { readonly found: StaffCase }) {
  const { t } = useWords()
  const { rights } = useSession()
  const { name, email, phone, consumerNo, orderNumber, itemName, remedy, category, siteId, locale } = found
  const order = orderNumber && (
    <span>
      {rights.includes('orders.read') ? (
        <Link to={`/orders/${orderNumber}`}>{formatOrderNumber(orderNumber)}</Link>
      ) : (
        formatOrderNumber(orderNumber)
      )}
    </span>
  )
  const customer =
    consumerNo && rights.includes('customers.read') ? (
      <Link to={`/customers/${encodeURIComponent(consumerNo)}`}>{name}</Link>
    ) : (
      name
    )
  const next = category === 'withdrawal' && rights.includes('orders.refund') ? <WithdrawalStep found={found} /> : null
  return (
    <Panel title={t('backoffice.cases.about')}>
      <Facts
        facts={[
          [t('backoffice.cases.kind'), t(`backoffice.caseKind.${category}`)],
          [t('backoffice.orders.customer'), customer],
          [t('backoffice.customers.email'), email],
          ...(phone ? [[t('backoffice.customers.phone'), phone] as const] : []),
          ...(order ? [[t('backoffice.orders.number'), order] as const] : []),
          ...(itemName ? [[t('backoffice.cases.item'), itemName] as const] : []),
          ...(remedy ? [[t('backoffice.cases.remedy'), t(`backoffice.remedy.${remedy}`)] as const] : []),
          ...(next ? [[t('backoffice.cases.next'), next] as const] : []),
          [t('backoffice.orders.site'), `${siteId} · ${locale}`],
        ]}
      />
    </Panel>
  )
}

/** Leads from a withdrawal to the order from which its goods are returned or refunded, or says that staff have to find the order. */
function WithdrawalStep({ found: { orderNumber } }: { readonly found: StaffCase }) {
  const { t } = useWords()
  if (!orderNumber) return <span>{t('backoffice.cases.noOrder')}</span>
  return (
    <Link to={`/orders/${orderNumber}`}>
      {t('backoffice.cases.refundOrder', { orderNumber: formatOrderNumber(orderNumber) })}
    </Link>
  )
}
