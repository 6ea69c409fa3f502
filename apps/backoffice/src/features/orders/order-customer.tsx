import type { StaffOrder } from '@lacehouse/contracts'
import { Link } from 'react-router'
import { useSession } from '../../client/use-session.ts'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './order-page.module.css'

/** Shows the shopper and the addresses of an order. */
export function OrderCustomer({ order }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  const { rights } = useSession()
  const { name, email, consumerNo, shippingAddress, billingAddress } = order
  const addresses = [
    [t('backoffice.order.shippingAddress'), shippingAddress],
    [t('backoffice.order.billingAddress'), billingAddress],
  ] as const
  return (
    <Panel title={t('backoffice.order.customer')}>
      <div className={styles.list}>
        <p>
          {name}
          <br />
          {email}
        </p>
        {consumerNo && rights.includes('customers.read') ? (
          <Link to={`/customers/${encodeURIComponent(consumerNo)}`}>{t('backoffice.order.profile')}</Link>
        ) : null}
        {rights.includes('cases.read') ? (
          <Link to={`/cases?search=${order.orderNumber}`}>{t('backoffice.cases.ofOrder')}</Link>
        ) : null}
        {addresses.map(([title, address]) =>
          address && address.lines.length > 0 ? (
            <div key={title}>
              <h3 className={styles.quiet}>{title}</h3>
              <address>
                {[...address.lines, ...(address.phone ? [address.phone] : [])].map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </address>
            </div>
          ) : null,
        )}
      </div>
    </Panel>
  )
}
