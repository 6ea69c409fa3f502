import type { Cart } from '../../client/cart/cart.ts'
import { countPaidByParts, isPart } from '../../client/cart/paid-by-parts.ts'
import { formatInstrument } from '../../components/cart/format-instrument.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './order-aside.module.css'

/** Shows what stored value pays of the order, and what is left. */
export function PaidByParts({ cart }: { readonly cart: Cart }) {
  const t = useTranslate()
  const { amount } = useFormat()
  const paying = cart.payment_instruments.filter((one) => isPart(one) && one.amount > 0)
  if (paying.length === 0) return null
  return (
    <dl className={styles.parts}>
      {paying.map((one) => (
        <div key={one.payment_instrument_id}>
          <dt>{formatInstrument(t, one)}</dt>
          <dd>−{amount(one.amount, cart.currency)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('payment.left')}</dt>
        <dd>{amount(countPaidByParts(cart).left, cart.currency)}</dd>
      </div>
    </dl>
  )
}
