import { useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { changeCart } from '../../client/cart/change-cart.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './cart-page.module.css'

type Choice = { readonly wrap: boolean; readonly receipt: boolean }
type Props = { readonly cart: Cart }

/** Offers gift wrap with its price, and a gift receipt, where the site has them and something is shipped. */
export function GiftWrapping({ cart: { giftWrapping: offered, currency } }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  // The choice shows at once, and goes back if it is refused.
  const [pending, setPending] = useState<Choice | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  if (!offered) return null
  const { price, parcels } = offered
  const { wrap, receipt } = pending ?? offered

  const choose = async (choice: Choice) => {
    setPending(choice)
    setFailure(null)
    try {
      await changeCart(({ cartId }) =>
        browserApi.call('cart.setGiftWrapping', { params: { basketId: cartId }, body: choice }),
      )
    } catch (thrown) {
      setFailure(thrown)
    } finally {
      setPending(null)
    }
  }
  return (
    <fieldset className={styles.gift}>
      <legend>{t('cart.giftWrapping.title')}</legend>
      <Checkbox
        label={t('cart.giftWrapping.wrap')}
        hint={t('cart.giftWrapping.wrapHint', { parcels, price: amount(price, currency) })}
        end={amount(price * parcels, currency)}
        checked={wrap}
        error={failure ? formatError(t, failure) : null}
        onChange={({ target }) => void choose({ wrap: target.checked, receipt })}
      />
      <Checkbox
        label={t('cart.giftWrapping.receipt')}
        hint={t('cart.giftWrapping.receiptHint')}
        end={t('cart.summary.free')}
        checked={receipt}
        onChange={({ target }) => void choose({ wrap, receipt: target.checked })}
      />
    </fieldset>
  )
}
