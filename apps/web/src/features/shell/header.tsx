import { favouritesPath } from '@lacehouse/domain/url/shop-paths'
import type { ComponentProps, ReactNode } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { hydrateOnInteraction } from '../../hydration/hydrate-later.tsx'
import { shareable } from '../../hydration/lazy-component.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { useServerData } from '../../rendering/server-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { CartButton } from './cart-button.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { openSearch } from './open-search.ts'
import { SearchBox } from './search-box.tsx'
import { useScrollHeader } from './use-scroll-header.ts'

/** Opens on click even before its code is fetched. The first pointer or focus on it fetches the code. */
const MenuBar = hydrateOnInteraction(shareable(() => import('./menu-bar.tsx').then((module) => module.MenuBar)))

type Props = { readonly hasMenu: boolean; readonly benefitBar?: ReactNode }

/** Shows the logo, the menu, the search, and the links to account, favourites and cart. */
export function Header({ hasMenu, benefitBar }: Props) {
  const t = useTranslate()
  const { locale, site } = useShop()
  const { header, hidden } = useScrollHeader()
  const menu = useServerData('menu')
  const toOwn = (
    path: string,
    icon: IconName,
    { label, className, ...rest }: ComponentProps<'a'> & { label: string },
  ) => (
    <a className={classNames(styles.link, className)} href={path} aria-label={label} {...rest}>
      <Icon name={icon} size={22} />
    </a>
  )
  const preloadMenu = () => {
    preloadDialog('menu')
    import('./load-menu.ts').then(({ loadMenu }) => loadMenu(site.siteId)).catch(() => undefined)
  }
  return (
    <>
      {/* A paint in the midst of the bar would move what stands in its middle. */}
      {benefitBar ? <link rel="expect" href="#header" blocking="render" /> : null}
      {benefitBar}
      <header id="header" className={styles.header} ref={header} data-hidden={hidden || undefined}>
        <div className={styles.bar}>
          {/* A page of its own until this code is there, a dialog from then on. */}
          <form
            className={styles.small}
            action={`/${locale}/menu`}
            onSubmit={(event) => {
              event.preventDefault()
              openMenu(site.siteId, event.currentTarget)
            }}
          >
            <IconButton
              type="submit"
              icon="menu"
              label={t('navigation.openMenu')}
              aria-haspopup="dialog"
              onPointerEnter={preloadMenu}
              onTouchStart={preloadMenu}
            />
          </form>
          <a className={styles.home} href={`/${locale}`} aria-label={t('navigation.home')}>
            <Logo brand={site.brand} height={20} />
          </a>
          {hasMenu ? <MenuBar siteId={site.siteId} menu={menu} /> : <span className={styles.filler} />}
          <div className={styles.search}>
            <SearchBox />
          </div>
          <div className={styles.own}>
            {toOwn(`/${locale}/search-hub`, 'search', {
              label: t('navigation.search.open'),
              className: styles.searchLink,
              onTouchStart: () => preloadDialog('search'),
              onClick: (event) => {
                // A click that opens another tab or window, or downloads, stays the link's.
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                openSearch(event.currentTarget)
              },
            })}
            {toOwn(`/${locale}/account`, 'user', { label: t('navigation.account'), className: styles.large })}
            {toOwn(favouritesPath(locale), 'heart', {
              label: t('navigation.favourites'),
              className: styles.favourites,
            })}
            <CartButton />
          </div>
        </div>
      </header>
    </>
  )
}

/** Opens the menu in a dialog, or as a page if it cannot be fetched. */
async function openMenu(siteId: string, form: HTMLFormElement): Promise<void> {
  const menu = await import('./load-menu.ts').then(({ loadMenu }) => loadMenu(siteId)).catch(() => null)
  if (menu) await openDialog('menu', { menu })
  else form.submit()
}
