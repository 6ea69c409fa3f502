import type { MenuDocument } from '@lacehouse/contracts'
import type { ReactNode } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { lazyStill } from '../../hydration/lazy-part.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { IconName } from '../../ui/icon-names.ts'
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
  const t = useTranslate()
  const { locale, site } = useShop()
  const { header, hidden } = useScrollHeader()
  const toOwn = (
    path: string,
    icon: IconName,
    { label, className }: { label: string; className?: string | undefined },
  ) => (
    <a className={classNames(styles.link, className)} href={`/${locale}/${path}`} aria-label={label}>
      <Icon name={icon} size={22} />
    </a>
  )
  const openMenu = () => menu && openDialog('menu', { menu })
  return (
    <>
      {benefitBar}
      <header className={styles.header} ref={header} data-hidden={hidden || undefined}>
        <div className={styles.bar}>
          <IconButton
            className={styles.small}
            icon="menu"
            label={t('navigation.openMenu')}
            aria-haspopup="dialog"
            onClick={openMenu}
            onPointerEnter={() => preloadDialog('menu')}
            onTouchStart={() => preloadDialog('menu')}
          />
          <a className={styles.home} href={`/${locale}`} aria-label={t('navigation.home')}>
            <Logo brand={site.brand} height={20} />
          </a>
          {menu ? <MegaMenu menu={menu} /> : <span className={styles.filler} />}
          <div className={styles.search}>
            <SearchBox />
          </div>
          <div className={styles.own}>
            {toOwn('search', 'search', { label: t('navigation.search.open'), className: styles.searchLink })}
            {toOwn('account', 'user', { label: t('navigation.account'), className: styles.large })}
            {toOwn('favourites', 'heart', { label: t('navigation.favourites') })}
            <CartButton />
          </div>
        </div>
      </header>
    </>
  )
}
