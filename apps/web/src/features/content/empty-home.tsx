import { useText } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { useShop } from '../../use-shop.ts'
import styles from './empty-home.module.css'

/** The home page of a site whose editors have published nothing yet; the shop behind it is open all the same. */
export function EmptyHome() {
  const say = useText()
  const { locale } = useShop()
  return (
    <div className={styles.head}>
      <h1>{say('home.heading')}</h1>
      <p className={styles.text}>{say('home.empty.text')}</p>
      <LinkButton href={`/${locale}/search`} size="large">
        {say('common.shopNow')}
      </LinkButton>
    </div>
  )
}
