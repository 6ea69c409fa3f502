import { type Cart, isBeingOrdered } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { CartNotificationNotices } from '../../components/cart/cart-notification-notices.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './cart-page.module.css'
import { isSoldOut } from './cart-problems.ts'

/**
 * Shows the messages about the cart as a whole; those about an item are shown at the item, and here too when it is no longer sold (CART-16, CART-17,
 * CART-23).
 */
export function CartNotices({ cart }: { readonly cart: Cart }) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <div className={styles.notices}>
      {isBeingOrdered(cart) ? (
        <Notice
          tone="warning"
          actions={
            <LinkButton href={`/${locale}/checkout`} data-native size="small">
              {t('cart.beingOrdered.action')}
            </LinkButton>
          }
        >
          {t('cart.beingOrdered.text')}
        </Notice>
      ) : null}
      {cart.preOrder?.problem ? (
        <div data-problem>
          <Notice tone="warning">{cart.preOrder.problem}</Notice>
        </div>
      ) : null}
      {isSoldOut(cart) ? <Notice tone="negative">{t('cart.flash.emptied')}</Notice> : null}
      {cart.flash.some(({ code }) => code === 'InvalidShippingAddress') ? (
        <Notice tone="warning">{t('cart.flash.InvalidShippingAddress')}</Notice>
      ) : null}
      {cart.flash.map(({ code, details, message }) =>
        code === 'ProductItemNotAvailable' ? (
          <Notice key={details.itemId} tone="negative">
            {message}
          </Notice>
        ) : null,
      )}
      <CartNotificationNotices notifications={cart.customerNotifications} />
    </div>
  )
}
