import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './cart-page.module.css'

type Props = {
  /** The cart is not known yet: shown only where the browser remembers none, from the first paint on. */
  readonly isExpected?: boolean
}

/** A cart without anything in it leads on. */
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
