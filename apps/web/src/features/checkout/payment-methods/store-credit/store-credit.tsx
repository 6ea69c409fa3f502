import { useId } from 'react'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import type { PaymentPartProps } from '../payment-method-props.ts'
import styles from '../payment-part.module.css'
import { PaymentPart } from '../payment-part.tsx'
import { usePart } from '../use-part.ts'

/** Shows the store credit of the account, and how much of it this order uses (PAY-16). */
export function StoreCredit({ cart, label, offer, refusal }: PaymentPartProps) {
  const t = useTranslate()
  const { amount } = useFormat()
  const id = useId()
  const { isBusy, error, add, remove } = usePart(refusal)
  const paid = cart.payment_instruments.filter(({ payment_method_id }) => payment_method_id === 'STORE_CREDIT')
  const write = (value: number) => amount(value, cart.currency)
  return (
    <PaymentPart
      title={label}
      end={offer ? t('payment.storeCredit.left', { amount: write(offer.remainingAmount) }) : undefined}
      id={id}
      error={error?.message ?? null}
      onRemove={(one) => void remove(one)}
      paid={paid.map((one) => ({
        id: one.payment_instrument_id,
        name: label,
        amount: `−${write(one.amount)}`,
      }))}
    >
      {paid.length === 0 && offer && offer.payableAmount > 0 ? (
        <div className={styles.ways}>
          <Button variant="secondary" busy={isBusy} onClick={() => void add({ payment_method_id: 'STORE_CREDIT' })}>
            {t('payment.storeCredit.use', { amount: write(offer.payableAmount) })}
          </Button>
        </div>
      ) : null}
    </PaymentPart>
  )
}
