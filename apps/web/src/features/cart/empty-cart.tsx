import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './cart-page.module.css'

type Props = {
  /** The cart is not loaded yet: shown from the first paint on, but only where the browser remembers no cart. */
  readonly isExpected?: boolean
}

/** Shows an empty cart with links to the shop. */
export function EmptyCart({ isExpected }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <div className={styles.empty} data-expected={isExpected || undefined}>
      <Icon name="shopping-bag" size={40} />
      <h2>{t('cart.empty.title')}</h2>
      <p>{t('cart.empty.text')}</p>
      <LinkButton variant="action" size="large" href={`/${locale}`}>
        {t('cart.empty.action')}
      </LinkButton>
    </div>
  )
}
