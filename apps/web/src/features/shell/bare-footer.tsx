import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './footer.module.css'
import { listLegalLinks } from './list-legal-links.ts'

/**
 * Shows what the law asks of every page under those that shoppers should not leave: delivery costs and withdrawal. The pages
 * open beside the checkout, so that nothing typed is lost.
 */
export function BareFooter() {
  const t = useTranslate()
  const { locale, site } = useShop()
  const links = listLegalLinks(site.law)
  return (
    <footer className={styles.bare}>
      {links.map(({ path, key }) => (
        <a className={styles.bareLink} key={path} href={`/${locale}/${path}`} target="_blank" rel="noopener">
          {t(key)}
        </a>
      ))}
    </footer>
  )
}
