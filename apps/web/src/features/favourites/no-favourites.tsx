import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useShop } from '../../use-shop.ts'
import styles from './favourites-page.module.css'

/** A list without anything on it leads on. */
export function NoFavourites() {
  const say = useText()
  const { locale } = useShop()
  return (
    <div className={styles.none}>
      <Icon name="heart" size={40} />
      <h2>{say('favourites.empty.title')}</h2>
      <p>{say('favourites.empty.text')}</p>
      <LinkButton variant="action" size="large" href={`/${locale}/search?sort=newest`}>
        {say('favourites.empty.action')}
      </LinkButton>
    </div>
  )
}
