import { useText } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { useShop } from '../../use-shop.ts'
import styles from './favourites-page.module.css'

/** What a guest may want to know: this list is in this browser alone. */
export function KeepWithAccount() {
  const say = useText()
  const { locale } = useShop()
  return (
    <div className={styles.keep}>
      <p>{say('favourites.keep')}</p>
      <LinkButton variant="secondary" size="small" href={`/${locale}/account`}>
        {say('favourites.signIn')}
      </LinkButton>
    </div>
  )
}
