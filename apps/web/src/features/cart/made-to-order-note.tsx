import type { Cart } from '../../client/cart/cart.ts'
import { DeliveryDays } from '../../components/cart/delivery-days.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './cart-items.module.css'

/** Says how a made-to-order item is sent, what that costs, when it arrives, and that it can be returned (CART-29). */
export function MadeToOrderNote({ cart }: { readonly cart: Cart }) {
  const t = useTranslate()
  const { amount } = useFormat()
  const shipment = cart.shippingMethods.find(({ shippingId }) => shippingId === 'customs')
  const method = shipment?.applicableShippingMethods.find(({ code }) => code === shipment.code)
  const price = method?.price.amount ?? 0
  return (
    <p className={styles.note}>
      {price > 0 ? t('cart.customs.note', { amount: amount(price, cart.currency) }) : t('cart.customs.free')}
      {method ? (
        <>
          {' '}
          <DeliveryDays method={method} />
        </>
      ) : null}
    </p>
  )
}
