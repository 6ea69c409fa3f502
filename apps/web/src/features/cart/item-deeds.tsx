import type { Cart, CartItem } from '../../cart/cart.ts'
import { openDialog, preloadDialog } from '../../dialogs/open-dialog.ts'
import type { Say } from '../../i18n/use-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './cart-items.module.css'
import { DeliveryDeeds } from './delivery-deeds.tsx'
import type { ItemChanges } from './use-item-changes.ts'

type Props = { readonly item: CartItem; readonly cart: Cart; readonly changes: ItemChanges }

/** What else can be done with an item: another size, a gift, later; for staff, another price (CART-13, CART-26, CART-27). */
export function ItemDeeds({ item, cart, changes }: Props) {
  const say = useText()
  const { name } = item
  const isFixed = item.isCustoms || item.isDigitalProduct || item.shippingOptions.reservedUntil !== undefined
  const tell = (words: string) => changes.tell?.(words)
  return (
    <div className={styles.deeds}>
      <DeliveryDeeds item={item} onFail={(error) => changes.fail?.(item, error)} />
      {isFixed ? null : (
        <TextButton
          aria-label={say('cart.item.editOf', { name })}
          aria-haspopup="dialog"
          onPointerEnter={() => preloadDialog('quick-shop')}
          onClick={() => void editVariant(item, say, tell)}
        >
          {say('cart.item.edit')}
        </TextButton>
      )}
      {item.isGiftable ? (
        <TextButton
          aria-label={say(item.giftOption ? 'cart.item.gift.changeOf' : 'cart.item.gift.addOf', { name })}
          aria-haspopup="dialog"
          onPointerEnter={() => preloadDialog('gift-option')}
          onClick={() => void openDialog('gift-option', { item })}
        >
          {say(item.giftOption ? 'cart.item.gift.change' : 'cart.item.gift.add')}
        </TextButton>
      ) : null}
      {cart.rights.saveForLater && changes.save ? (
        <TextButton aria-label={say('cart.item.saveOf', { name })} onClick={() => changes.save?.(item)}>
          {say('cart.item.save')}
        </TextButton>
      ) : null}
      {cart.rights.adjustPrices ? (
        <TextButton
          aria-label={say('cart.adjust.openOf', { name })}
          aria-haspopup="dialog"
          onClick={() => void openDialog('adjust-price', { itemId: item.id })}
        >
          {say('cart.adjust.open')}
        </TextButton>
      ) : null}
    </div>
  )
}

async function editVariant(item: CartItem, say: Say, tell: (words: string) => void): Promise<void> {
  const done = await openDialog('quick-shop', { item })
  if (done.ok) tell(say('cart.item.changed', { name: item.name }))
}
