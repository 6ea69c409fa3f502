import type { CartItem } from '../../cart/cart.ts'
import { updateItem } from '../../cart/change-item.ts'
import { openDialog, preloadDialog } from '../../dialogs/open-dialog.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './cart-items.module.css'

type Props = {
  readonly item: CartItem
  readonly onFail: (error: unknown) => void
}

/** Whether an item is brought or waits at a store, and the way from one to the other (CART-15, DLG-17). */
export function ItemDelivery({ item, onFail }: Props) {
  const say = useText()
  const { date } = useFormat()
  const { selected, available, storeInfo, reservedUntil } = item.shippingOptions
  const isPickup = selected === 'pickup'
  if (!isPickup && !available.includes('pickup')) return null

  const collect = async () => {
    const { productId, qty } = item
    const chosen = await openDialog('pickup-in-store', { productId, qty, purpose: 'pickup' })
    if (chosen.ok) await updateItem(item, { action: 'pickup', favStoreId: chosen.value.id }).catch(onFail)
  }
  const bring = () => updateItem(item, { action: 'home' }).catch(onFail)
  return (
    <div className={styles.delivery}>
      <p>
        <Icon name={isPickup ? 'store' : 'truck'} size={16} />
        <span>
          {isPickup ? say('cart.delivery.pickup', { store: storeInfo?.name ?? '' }) : say('cart.delivery.home')}
          {reservedUntil ? (
            <> · {say('cart.delivery.held', { date: date(reservedUntil, { dateStyle: 'medium' }) })}</>
          ) : null}
        </span>
      </p>
      {item.bonus || reservedUntil ? null : (
        <TextButton
          aria-haspopup="dialog"
          aria-label={say(isPickup ? 'cart.delivery.changeOf' : 'cart.delivery.collectOf', { name: item.name })}
          onPointerEnter={() => preloadDialog('pickup-in-store')}
          onClick={() => void collect()}
        >
          {say(isPickup ? 'cart.delivery.change' : 'cart.delivery.collect')}
        </TextButton>
      )}
      {isPickup && available.includes('home') ? (
        <TextButton aria-label={say('cart.delivery.bringOf', { name: item.name })} onClick={() => void bring()}>
          {say('cart.delivery.bring')}
        </TextButton>
      ) : null}
    </div>
  )
}
