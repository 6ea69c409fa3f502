import type { CartItem } from '../../client/cart/cart.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './cart-items.module.css'

type Props = { readonly gift: NonNullable<CartItem['giftOption']> }

/** Shows where and when a gift card is sent, and the giver's words (CART-13). */
export function GiftDetails({ gift: { email, message, sendOn } }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  return (
    <>
      {email ? (
        <p className={styles.note}>
          {sendOn
            ? t('cart.item.gift.sentOn', { email, date: date(sendOn, { dateStyle: 'medium', timeZone: 'UTC' }) })
            : t('cart.item.gift.sent', { email })}
        </p>
      ) : null}
      {message ? <p className={styles.note}>{t('cart.item.gift.words', { message })}</p> : null}
    </>
  )
}
