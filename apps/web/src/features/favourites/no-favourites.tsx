import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './favourites-page.module.css'

/** Shows an empty list with a link to the shop. */
export function NoFavourites() {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <div className={styles.none}>
      <Icon name="heart" size={40} />
      <h2>{t('favourites.empty.title')}</h2>
      <p>{t('favourites.empty.text')}</p>
      <LinkButton variant="action" size="large" href={`/${locale}/search?sort=newest`}>
        {t('favourites.empty.action')}
      </LinkButton>
    </div>
  )
}
