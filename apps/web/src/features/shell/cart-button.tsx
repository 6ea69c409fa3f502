import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './header.module.css'
import { useCartCount } from './use-cart-count.ts'

/** Links to the cart and shows its item count. Only the browser knows the count, so that it appears after hydration. */
export function CartButton() {
  const t = useTranslate()
  const { locale } = useShop()
  const count = useCartCount()
  return (
    <a
      className={styles.link}
      href={`/${locale}/cart`}
      aria-label={t('navigation.cartWithCount', { count })}
      data-cart-button
    >
      <Icon name="shopping-bag" size={22} />
      {count > 0 ? (
        <span className={styles.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </a>
  )
}
