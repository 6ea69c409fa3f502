import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './favourites-page.module.css'

/** Tells a guest that the list is in this browser only. */
export function SaveToAccount() {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <div className={styles.keep}>
      <p>{t('favourites.keep')}</p>
      <LinkButton variant="secondary" size="small" href={`/${locale}/account`}>
        {t('favourites.signIn')}
      </LinkButton>
    </div>
  )
}
