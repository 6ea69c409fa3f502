import { useSavedGiftCards } from '../../../../client/account/gift-cards-query.ts'
import type { Cart } from '../../../../client/cart/cart.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from '../payment-part.module.css'

type Props = {
  readonly cart: Cart
  readonly isBusy: boolean
  readonly onUse: (giftCardId: string) => void
}

/** Offers the gift cards of the account that can pay for this cart and do not yet, without number and PIN (ACC-04). */
export function SavedGiftCards({ cart, isBusy, onUse }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { data = [] } = useSavedGiftCards()
  // An instrument does not say which saved card it is; cards with the same last digits seldom have the same balance.
  const used = new Set(
    cart.payment_instruments
      .filter(({ payment_method_id }) => payment_method_id === 'GIFT_CARD')
      .map(({ additionalData: { last4, remainingAmount } }) => `${last4} ${remainingAmount}`),
  )
  const usable = data.filter(
    ({ state, currency, last4, balance }) =>
      state === 'usable' && currency === cart.currency && !used.has(`${last4} ${balance}`),
  )
  if (usable.length === 0) return null
  return (
    <ul className={styles.vouchers} aria-label={t('payment.storedCard.saved')}>
      {usable.map(({ giftCardId, last4, balance, currency }) => (
        <li key={giftCardId} className={styles.line}>
          <span>
            {t('payment.storedCard.savedName', { last4 })}
            <span className={styles.note}>
              {t('payment.storedCard.balance', { amount: amount(balance, currency) })}
            </span>
          </span>
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            aria-label={t('payment.storedCard.useNamed', { last4 })}
            onClick={() => onUse(giftCardId)}
          >
            {t('payment.storedCard.use')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
