import { type KeyboardEvent, useId, useState } from 'react'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { PaymentPartProps } from '../payment-method-props.ts'
import styles from '../payment-part.module.css'
import { PaymentPart } from '../payment-part.tsx'
import { usePart } from '../use-part.ts'

/** Applies the programme's codes, which take an amount off the goods (PAY-05). */
export function RewardCode({ cart, label, refusal }: PaymentPartProps) {
  const t = useTranslate()
  const { amount } = useFormat()
  const id = useId()
  const [code, setCode] = useState('')
  const { isBusy, error, add, remove } = usePart(refusal)

  async function apply(): Promise<void> {
    if (await add({ payment_method_id: 'REWARD_CODE', number: code })) setCode('')
  }

  // Enter submits the code and not the step around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void apply()
  }
  return (
    <PaymentPart
      title={label}
      id={id}
      open={error !== null}
      onRemove={(one) => void remove(one)}
      paid={(cart.rewardCodes ?? []).map((one) => ({
        id: one.payment_instrument_id,
        name: t('payment.card.ending', { brand: label, lastFour: one.last4 }),
        amount: `−${amount(one.amount, cart.currency)}`,
      }))}
    >
      <TextField
        label={t('payment.rewardCode.label')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={onKeyDown}
        error={error?.message ?? null}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
      />
      <div className={styles.ways}>
        <Button variant="secondary" busy={isBusy} onClick={() => void apply()}>
          {t('payment.rewardCode.apply')}
        </Button>
      </div>
    </PaymentPart>
  )
}
