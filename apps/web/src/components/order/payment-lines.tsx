import type { CallReply } from '@lacehouse/contracts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { formatInstrument } from '../cart/format-instrument.ts'

type Props = {
  readonly payments: CallReply<'checkout.getOrder'>['paymentMethod']
  readonly currency: string
}

/** Lists how an order was paid, and how much by each way. */
export function PaymentLines({ payments, currency }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  return payments.map((payment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the payments of an order never change, and two gift cards can pay the same amount
    <p key={index}>
      {t('order.payment.line', { method: formatInstrument(t, payment), amount: amount(payment.amount, currency) })}
    </p>
  ))
}
