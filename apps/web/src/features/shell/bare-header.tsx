import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

/** Shows a header with only the shop's name, for pages that shoppers should not leave. */
export function BareHeader() {
  const t = useTranslate()
  const { locale, site } = useShop()
  return (
    <header className={styles.bare}>
      <div className={styles.bar}>
        <a className={styles.home} href={`/${locale}`} aria-label={t('navigation.home')}>
          <Logo brand={site.brand} height={20} />
        </a>
      </div>
    </header>
  )
}
