import type { CartItem } from '../../client/cart/cart.ts'
import { dismissNotifications } from '../../client/cart/dismiss-notifications.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './cart-items.module.css'

/** Shows what changed about an item since it was last shown: price, quantity, delivery (CART-17). */
export function ItemNotifications({ item }: { readonly item: CartItem }) {
  const t = useTranslate()
  return item.customerNotifications.map(({ code, message }) => (
    <div key={`${code} ${message}`} className={styles.notification} role="status">
      <Icon name="info" size={16} />
      <p>{message}</p>
      <IconButton icon="x" size={16} label={t('common.dismiss')} onClick={dismissNotifications} />
    </div>
  ))
}
