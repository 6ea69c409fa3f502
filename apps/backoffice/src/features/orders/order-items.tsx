import type { StaffOrder } from '@lacehouse/contracts'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './order-page.module.css'

/** Shows the items and the totals of an order. */
export function OrderItems({ order }: { readonly order: StaffOrder }) {
  const { t, money } = useWords()
  const { items, totals, currency } = order
  return (
    <Panel title={t('backoffice.order.items')}>
      <ul className={styles.list}>
        {items.map(({ itemId, name, qty, upc, attributes, givenBack, total }) => (
          <li key={itemId}>
            <div className={styles.row}>
              <span>
                {qty} × {name}
              </span>
              <span>{money(total, currency)}</span>
            </div>
            <p className={styles.quiet}>
              {[attributes, upc].filter(Boolean).join(' · ')}
              {givenBack > 0 ? ` · ${t('backoffice.order.givenBack', { count: givenBack })}` : ''}
            </p>
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          [t('backoffice.order.goods'), money(totals.goods, currency)],
          [t('backoffice.order.shipping'), money(totals.shipping, currency)],
          [t('backoffice.order.tax'), money(totals.tax, currency)],
          [t('backoffice.order.total'), <strong key="total">{money(totals.total, currency)}</strong>],
        ]}
      />
    </Panel>
  )
}
