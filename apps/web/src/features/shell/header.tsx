import type { MenuDocument } from '@lacehouse/contracts'
import type { ReactNode } from 'react'
import { openDialog, preloadDialog } from '../../dialogs/open-dialog.ts'
import { lazyStill } from '../../hydration/lazy-part.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useShop } from '../../use-shop.ts'
import { CartButton } from './cart-button.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'
import { useScrollHeader } from './use-scroll-header.ts'

/** Opens by press before its code is there, which comes with the first pointer or focus. */
const MegaMenu = lazyStill(() => import('./mega-menu.tsx').then((module) => module.MegaMenu), styles.part)

type Props = { readonly menu: MenuDocument | null; readonly benefitBar?: ReactNode }

/** Who we are, what there is, where to search, and what is yours. */
export function Header({ menu, benefitBar }: Props) {
  const say = useText()
  const { locale, site } = useShop()
  const { header, hidden } = useScrollHeader()
  const openMenu = () => menu && openDialog('menu', { menu })
  return (
    <>
      {benefitBar}
      <header className={styles.header} ref={header} data-hidden={hidden || undefined}>
        <div className={styles.bar}>
          <IconButton
            className={styles.small}
            icon="menu"
            label={say('navigation.openMenu')}
            aria-haspopup="dialog"
            onClick={openMenu}
            onPointerEnter={() => preloadDialog('menu')}
            onTouchStart={() => preloadDialog('menu')}
          />
          <a className={styles.home} href={`/${locale}`} aria-label={say('navigation.home')}>
            <Logo brand={site.brand} height={20} />
          </a>
          {menu ? <MegaMenu menu={menu} /> : <span className={styles.filler} />}
          <div className={styles.search}>
            <SearchBox />
          </div>
          <div className={styles.own}>
            <a
              className={`${styles.link} ${styles.searchLink}`}
              href={`/${locale}/search`}
              aria-label={say('navigation.search.open')}
            >
              <Icon name="search" size={22} />
            </a>
            <a
              className={`${styles.link} ${styles.large}`}
              href={`/${locale}/account`}
              aria-label={say('navigation.account')}
            >
              <Icon name="user" size={22} />
            </a>
            <CartButton />
          </div>
        </div>
      </header>
    </>
  )
}
