import type { CartItem } from '../../client/cart/cart.ts'
import { updateItem } from '../../client/cart/change-item.ts'
import { chooseStore } from '../../components/stores/choose-store.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { useStoreStock } from './use-store-stock.ts'

type Props = { readonly item: CartItem; readonly onFail: (error: unknown) => void }

/** Lets the shopper change from home delivery to a store, to another store, and back (CART-15, DLG-17). */
export function DeliveryActions({ item, onFail }: Props) {
  const t = useTranslate()
  const { selected, available, reservedUntil } = item.shippingOptions
  const isPickup = selected === 'pickup'
  const stock = useStoreStock(item)
  if (item.bonus || reservedUntil || !available.includes('pickup')) return null
  const collect = async () => {
    const { productId, qty } = item
    const store = await chooseStore({ productId, qty, purpose: 'pickup' })
    if (store) await updateItem(item, { action: 'pickup', favStoreId: store.id }).catch(onFail)
  }
  return (
    <>
      {stock?.hasEnough ? (
        <TextButton
          aria-label={t('cart.store.collectOf', { name: item.name })}
          onClick={() => void updateItem(item, { action: 'pickup', favStoreId: stock.store.id }).catch(onFail)}
        >
          {t('cart.store.collect')}
        </TextButton>
      ) : null}
      <TextButton
        aria-haspopup="dialog"
        aria-label={t(isPickup ? 'cart.delivery.changeOf' : 'cart.delivery.collectOf', { name: item.name })}
        onPointerEnter={() => preloadDialog('pickup-in-store')}
        onClick={() => void collect()}
      >
        {t(isPickup ? 'cart.delivery.change' : 'cart.delivery.collect')}
      </TextButton>
      {isPickup && available.includes('home') ? (
        <TextButton
          aria-label={t('cart.delivery.bringOf', { name: item.name })}
          onClick={() => void updateItem(item, { action: 'home' }).catch(onFail)}
        >
          {t('cart.delivery.bring')}
        </TextButton>
      ) : null}
    </>
  )
}
