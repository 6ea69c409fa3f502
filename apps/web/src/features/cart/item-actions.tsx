import { recipeQuery } from '@lacehouse/domain/product/design'
import type { Cart, CartItem } from '../../client/cart/cart.ts'
import type { Translate } from '../../i18n/use-text.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { TextButton, TextLink } from '../../ui/text-button.tsx'
import styles from './cart-items.module.css'
import { DeliveryActions } from './delivery-actions.tsx'
import type { ItemChanges } from './use-item-changes.ts'

type Props = { readonly item: CartItem; readonly cart: Cart; readonly changes: ItemChanges }

/**
 * Offers to edit an item, make it a gift, or save it for later; and to staff, to adjust its price (CART-13, CART-26,
 * CART-27).
 */
export function ItemActions({ item, cart, changes }: Props) {
  const t = useTranslate()
  const { name } = item
  const isFixed = item.isCustoms || item.isDigitalProduct || item.shippingOptions.reservedUntil !== undefined
  const announce = (words: string) => changes.announce?.(words)
  return (
    <div className={styles.actions}>
      <DeliveryActions item={item} onFail={(error) => changes.fail?.(item, error)} />
      {isFixed ? null : (
        <TextButton
          aria-label={t('cart.item.editOf', { name })}
          aria-haspopup="dialog"
          onPointerEnter={() => preloadDialog('quick-shop')}
          onClick={() => void editVariant(item, t, announce)}
        >
          {t('cart.item.edit')}
        </TextButton>
      )}
      {item.isCustoms && item.recipeId ? (
        <TextLink href={toDesignAddress(item)} aria-label={t('cart.item.editDesignOf', { name })}>
          {t('cart.item.editDesign')}
        </TextLink>
      ) : null}
      {item.isGiftable ? (
        <TextButton
          aria-label={t(item.giftOption ? 'cart.item.gift.changeOf' : 'cart.item.gift.addOf', { name })}
          aria-haspopup="dialog"
          onPointerEnter={() => preloadDialog('gift-option')}
          onClick={() => void openDialog('gift-option', { item })}
        >
          {t(item.giftOption ? 'cart.item.gift.change' : 'cart.item.gift.add')}
        </TextButton>
      ) : null}
      {cart.rights.saveForLater && changes.save ? (
        <TextButton aria-label={t('cart.item.saveOf', { name })} onClick={() => changes.save?.(item)}>
          {t('cart.item.save')}
        </TextButton>
      ) : null}
      {cart.rights.adjustPrices ? (
        <TextButton
          aria-label={t('cart.adjust.openOf', { name })}
          aria-haspopup="dialog"
          onClick={() => void openDialog('adjust-price', { itemId: item.id })}
        >
          {t('cart.adjust.open')}
        </TextButton>
      ) : null}
    </div>
  )
}

async function editVariant(item: CartItem, t: Translate, announce: (words: string) => void): Promise<void> {
  const done = await openDialog('quick-shop', { item })
  if (done.ok) announce(t('cart.item.changed', { name: item.name }))
}

/** Makes the address at which the design of an item is changed; the customiser replaces the item's design by the new one. */
function toDesignAddress({ id, pdpUrl, recipeId = '', precreatedCustomsCode }: CartItem): string {
  const [path = '', query] = pdpUrl.split('?')
  const search = new URLSearchParams(query)
  search.delete('recipe')
  return `${path}?${[search, recipeQuery(recipeId, precreatedCustomsCode), `edit=${id}`].filter(String).join('&')}`
}
