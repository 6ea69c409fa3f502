import { type KeyboardEvent, useId, useState } from 'react'
import { browserApi } from '../../../../client/api/browser-api.ts'
import { formatInstrument } from '../../../../components/cart/format-instrument.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextButton } from '../../../../ui/text-button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { PaymentPartProps } from '../payment-method-props.ts'
import styles from '../payment-part.module.css'
import { PaymentPart } from '../payment-part.tsx'
import { usePart } from '../use-part.ts'
import { SavedGiftCards } from './saved-gift-cards.tsx'

type Props = PaymentPartProps & { readonly method: 'GIFT_CARD' | 'REWARD_CARD' }

export function GiftCard(props: PaymentPartProps) {
  return <StoredCard {...props} method="GIFT_CARD" />
}
export function RewardCard(props: PaymentPartProps) {
  return <StoredCard {...props} method="REWARD_CARD" />
}

/** Shows cards with a stored value: number and PIN, the balance, and those that pay already (PAY-02, PAY-05). */
function StoredCard({ cart, label, refusal, method }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const id = useId()
  const [number, setNumber] = useState('')
  const [pin, setPin] = useState('')
  const [balance, setBalance] = useState<string | null>(null)
  const { isBusy, error, run, add, remove } = usePart(refusal)
  const paid = cart.payment_instruments.filter(({ payment_method_id }) => payment_method_id === method)

  async function apply(): Promise<void> {
    setBalance(null)
    if (!(await add({ payment_method_id: method, number, pin }))) return
    setNumber('')
    setPin('')
  }

  async function check(): Promise<void> {
    setBalance(null)
    const found = await run(() => browserApi.call('balances.giftCard', { body: { number, pin } }))
    if (found) setBalance(t('payment.storedCard.balance', { amount: amount(found.balance, found.currency) }))
  }

  // Enter submits the card and not the step around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void apply()
  }
  const errorAt = (...fields: string[]) => (error && fields.includes(error.field) ? error.message : null)
  const isElsewhere = error && !['giftCard', 'rewardCard', 'giftCardPin'].includes(error.field)
  return (
    <PaymentPart
      title={label}
      id={id}
      open={error !== null}
      error={isElsewhere ? error.message : null}
      onRemove={(one) => void remove(one)}
      paid={paid.map((one) => {
        const { remainingAmount = 0, payableAmount = 0 } = one.additionalData
        return {
          id: one.payment_instrument_id,
          name: formatInstrument(t, one),
          amount: `−${amount(one.amount, cart.currency)}`,
          ...(remainingAmount > payableAmount && {
            note: t('payment.storedCard.left', {
              amount: amount(remainingAmount - payableAmount, cart.currency),
            }),
          }),
        }
      })}
    >
      {method === 'GIFT_CARD' ? (
        <SavedGiftCards
          cart={cart}
          isBusy={isBusy}
          onUse={(saved) => void add({ payment_method_id: method, saved_payment_instrument_id: saved })}
        />
      ) : null}
      <div className={styles.fields}>
        <TextField
          label={t('payment.storedCard.number')}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          error={errorAt('giftCard', 'rewardCard')}
          onKeyDown={onKeyDown}
          autoComplete="off"
          inputMode="numeric"
          maxLength={40}
          data-part-number={method}
        />
        <TextField
          label={t('payment.storedCard.pin')}
          value={pin}
          onChange={({ target }) => setPin(target.value)}
          error={errorAt('giftCardPin')}
          onKeyDown={onKeyDown}
          autoComplete="off"
          inputMode="numeric"
          maxLength={16}
        />
      </div>
      <div className={styles.ways}>
        <Button variant="secondary" busy={isBusy} onClick={() => void apply()}>
          {t('payment.storedCard.apply')}
        </Button>
        <TextButton onClick={() => void check()}>{t('payment.storedCard.check')}</TextButton>
        <span role="status">{balance}</span>
      </div>
    </PaymentPart>
  )
}
