import { useEffect, useRef, useState } from 'react'
import type { ItemInput } from '../../client/cart/cart.ts'
import { GiftFields } from '../../components/gift/gift-fields.tsx'
import { type GiftValues, toGiftOption } from '../../components/gift/gift-values.ts'
import { useGiftValues } from '../../components/gift/use-gift-values.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import styles from './gift-recipient.module.css'

/** Whom a gift card is for; without a gift option it is the buyer. */
export type GiftChoice = { readonly isComplete: boolean; readonly giftOption?: ItemInput['giftOption'] }

type Props = {
  /** The value of the card, formatted. */
  readonly amount: string
  /** How often the shopper tried to buy while something was missing. */
  readonly tries: number
  readonly onChange: (choice: GiftChoice) => void
}

/** Asks whom a gift card is for and when it is sent, and shows it as its recipient gets it (CART-13, CART-28). */
export function GiftRecipient({ amount, tries, onChange }: Props) {
  const t = useTranslate()
  const [isForOther, setForOther] = useState(true)
  const { values, isComplete, register, check } = useGiftValues(true)
  const form = useRef<HTMLDivElement>(null)

  // The buy button reads the latest choice when it is pressed.
  useEffect(() => {
    onChange(isForOther ? { isComplete, giftOption: toGiftOption(values, true) } : { isComplete: true })
  }, [isForOther, isComplete, values, onChange])

  // A shopper who presses the button too early is led to the first field that is missing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the button was pressed
  useEffect(() => {
    if (tries > 0) check(form.current)
  }, [tries])

  return (
    <div className={styles.recipient} ref={form}>
      <RadioCards
        legend={t('dialogs.gift.whose')}
        name="gift-recipient"
        value={isForOther ? 'other' : 'me'}
        onChange={(value) => setForOther(value === 'other')}
        cards={[
          {
            value: 'other',
            title: t('dialogs.gift.forOther'),
            detail: t('dialogs.gift.forOtherDetail'),
            body: (
              <div className={styles.fields}>
                <GiftFields {...register} />
              </div>
            ),
          },
          { value: 'me', title: t('dialogs.gift.forMe'), detail: t('dialogs.gift.forMeDetail') },
        ]}
      />
      {isForOther ? <Preview amount={amount} values={values} /> : null}
    </div>
  )
}

/** Shows the card as its recipient gets it. */
function Preview({
  amount,
  values: { to, message, sendOn },
}: {
  readonly amount: string
  readonly values: GiftValues
}) {
  const t = useTranslate()
  const { date } = useFormat()
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{t('dialogs.gift.preview')}</figcaption>
      <div className={styles.card}>
        <Icon name="gift" />
        <p className={styles.amount}>{amount}</p>
        {to.trim() ? <p>{t('dialogs.gift.previewTo', { to: to.trim() })}</p> : null}
        {message.trim() ? <p className={styles.message}>{message.trim()}</p> : null}
      </div>
      <p className={styles.sent}>
        {sendOn
          ? t('dialogs.gift.previewOn', { date: date(`${sendOn}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }) })
          : t('dialogs.gift.previewNow')}
      </p>
    </figure>
  )
}
