import type { CartItem } from '../../client/cart/cart.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './cart-items.module.css'
import { useStoreStock } from './use-store-stock.ts'

/** Shows whether an item is delivered or picked up at a store, and until when the store reserves it (CART-15, CART-19). */
export function ItemDelivery({ item }: { readonly item: CartItem }) {
  const t = useTranslate()
  const { date } = useFormat()
  const { selected, available, storeInfo, reservedUntil, reservationIsConfirmed = true } = item.shippingOptions
  const isPickup = selected === 'pickup'
  const stock = useStoreStock(item)
  const timeZone = storeInfo?.timeZone ?? 'UTC'
  if (!isPickup && !available.includes('pickup')) return null
  return (
    <p className={styles.delivery}>
      <Icon name={isPickup ? 'store' : 'truck'} size={16} />
      <span>
        {isPickup ? t('cart.delivery.pickup', { store: storeInfo?.name ?? '' }) : t('cart.delivery.home')}
        {reservedUntil ? (
          <>
            {' · '}
            {reservationIsConfirmed
              ? t('cart.delivery.held', { date: date(reservedUntil, { dateStyle: 'medium', timeZone }) })
              : t('cart.delivery.heldUnconfirmed', { time: date(reservedUntil, { timeStyle: 'short', timeZone }) })}
          </>
        ) : null}
        {stock ? (
          <> · {t(stock.hasEnough ? 'cart.store.inStock' : 'cart.store.soldOut', { store: stock.store.name })}</>
        ) : null}
      </span>
    </p>
  )
}
