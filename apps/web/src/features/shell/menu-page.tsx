import type { MenuDocument } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import { findShopAll, hasPanel } from './menu-links.ts'
import styles from './menu-page.module.css'
import { MenuSections } from './mobile-menu.tsx'

/** Shows the whole menu as a page. The menu button of small screens leads to it if no script handles the button. */
export function MenuPage({ menu }: { readonly menu: MenuDocument }) {
  const t = useTranslate()
  return (
    <nav className={styles.page} aria-label={t('navigation.menu')}>
      <h1>{t('navigation.menu')}</h1>
      {menu.items.map((item) =>
        hasPanel(item) ? (
          <section key={item.id}>
            <h2>{item.title}</h2>
            <MenuSections item={item} />
          </section>
        ) : (
          <h2 key={item.id}>
            <a href={findShopAll(item, 'sm')?.url ?? item.target.url}>{item.title}</a>
          </h2>
        ),
      )}
    </nav>
  )
}
