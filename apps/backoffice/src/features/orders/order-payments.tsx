import type { StaffOrder } from '@lacehouse/contracts'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import type { WordKey } from '../../words/words-context.ts'
import styles from './order-page.module.css'

/** The payment ledger of an order: every entry with its moment. */
export function OrderPayments({ order }: { readonly order: StaffOrder }) {
  const { t, money, moment } = useWords()
  return (
    <Panel title={t('backoffice.order.payments')}>
      {order.payments.length === 0 ? <p>{t('backoffice.order.noPayment')}</p> : null}
      {order.payments.map(({ paymentId, method, provider, amount, entries }) => (
        <div key={paymentId} className={styles.list}>
          <div className={styles.row}>
            <strong>
              {t(`backoffice.method.${method}` as WordKey)} · {provider}
            </strong>
            <span>{money(amount, order.currency)}</span>
          </div>
          <ul className={styles.list}>
            {entries.map(({ at, kind, amount: moved }) => (
              <li key={`${at} ${kind} ${moved}`} className={styles.row}>
                <span>
                  {toLedgerWord(t, kind)} <span className={styles.quiet}>{moment(at)}</span>
                </span>
                <span>{money(moved, order.currency)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  )
}

/** Names a kind of entry of the payment ledger. */
export function toLedgerWord(t: (id: WordKey) => string, kind: string): string {
  return t(`backoffice.ledger.${kind}` as WordKey)
}
