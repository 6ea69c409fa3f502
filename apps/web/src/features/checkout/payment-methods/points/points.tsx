import { useId } from 'react'
import { formatInstrument } from '../../../../components/cart/format-instrument.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import type { PaymentPartProps } from '../payment-method-props.ts'
import styles from '../payment-part.module.css'
import { PaymentPart } from '../payment-part.tsx'
import { usePart } from '../use-part.ts'
import { Vouchers } from './vouchers.tsx'

/** Exchanges a member's points for a voucher, or pays with them (PAY-03). */
export function Points({ cart, label, offer, refusal }: PaymentPartProps) {
  const t = useTranslate()
  const { amount, number } = useFormat()
  const id = useId()
  const part = usePart(refusal)
  const paid = cart.payment_instruments.filter(({ payment_method_id }) => payment_method_id === 'LOYALTY_POINTS')
  const voucher = cart.applicableLoyaltyVouchers?.find(({ voucherId }) => voucherId === cart.appliedLoyaltyVoucher)
  const used = paid.reduce((sum, one) => sum + (one.additionalData.points ?? 0), voucher?.points ?? 0)
  const have = cart.currentLoyaltyPoints ?? 0
  const write = (value: number) => amount(value, cart.currency)
  return (
    <PaymentPart
      title={label}
      end={
        used > 0
          ? t('payment.points.left', { points: number(have - used), used: number(used) })
          : t('payment.points.have', { points: number(have) })
      }
      id={id}
      open={cart.appliedLoyaltyVoucher !== undefined}
      error={part.error?.message ?? null}
      onRemove={(one) => void part.remove(one)}
      paid={paid.map((one) => ({
        id: one.payment_instrument_id,
        name: formatInstrument(t, one),
        amount: `−${write(one.amount)}`,
        note: t('payment.points.count', { points: number(one.additionalData.points ?? 0) }),
      }))}
    >
      {paid.length === 0 && offer && offer.payableAmount > 0 ? (
        <div className={styles.ways}>
          <Button
            variant="secondary"
            busy={part.isBusy}
            onClick={() => void part.add({ payment_method_id: 'LOYALTY_POINTS' })}
          >
            {t('payment.points.use', {
              amount: write(offer.payableAmount),
              points: number(offer.payablePoints ?? 0),
            })}
          </Button>
        </div>
      ) : null}
      <Vouchers cart={cart} part={part} />
    </PaymentPart>
  )
}
