import { useImperativeHandle } from 'react'
import { useTranslate } from '../../../../i18n/use-text.ts'
import type { PaymentBodyProps, PreparedPayment } from '../payment-method-props.ts'

/** Pays on the page of the shopper's bank, which opens when the order is placed (PAY-13). */
export function Ideal({ cart, ref }: PaymentBodyProps) {
  const t = useTranslate()
  const isSet = cart.payment_instruments.some(({ payment_method_id }) => payment_method_id === 'IDEAL')
  useImperativeHandle(ref, () => ({
    prepare: async (): Promise<PreparedPayment> => ({
      ok: true,
      instrument: isSet ? null : { payment_method_id: 'IDEAL' },
    }),
  }))
  return <p>{t('payment.ideal.text')}</p>
}
