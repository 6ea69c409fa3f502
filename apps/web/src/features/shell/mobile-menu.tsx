import type { MenuDocument } from '@lacehouse/contracts'
import { favouritesPath } from '@lacehouse/domain/url/shop-paths'
import { Suspense, useRef, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import type { DialogProps } from '../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuHelp } from './menu-help.tsx'
import { hasPanel } from './menu-links.ts'
import styles from './mobile-menu.module.css'
import { ShopAllLink } from './shop-all-link.tsx'

type MenuItem = MenuDocument['items'][number]
export type MenuArgs = { readonly menu: MenuDocument }

/** Shows the menu of small screens: one level at a time, with a button back to the level above (CMS-10). */
export function MobileMenu({ args: { menu } }: DialogProps<MenuArgs, void>) {
  const t = useTranslate()
  const { locale } = useShop()
  const [openId, setOpenId] = useState<string | null>(null)
  const opener = useRef<string | null>(null)
  const item = menu.items.find(({ id }) => id === openId)
  const goBack = () => {
    setOpenId(null)
    // The focus returns to the item that opened this level, because its element is rendered anew.
    requestAnimationFrame(() => document.getElementById(`mobile-menu-${opener.current}`)?.focus())
  }
  if (item) {
    return (
      <DialogFrame
        bleed
        title={item.title}
        start={
          <IconButton
            icon="arrow-left"
            label={t('navigation.backTo', { title: t('navigation.menu') })}
            onClick={goBack}
          />
        }
      >
        <MenuSections item={item} />
      </DialogFrame>
    )
  }
  return (
    <DialogFrame bleed title={t('navigation.menu')}>
      <ul className={styles.level} data-menu-area>
        {menu.items.map((entry) => (
          <li key={entry.id}>
            {hasPanel(entry) ? (
              <button
                className={styles.first}
                id={`mobile-menu-${entry.id}`}
                type="button"
                data-style={entry.menuStyle}
                onClick={() => {
                  opener.current = entry.id
                  setOpenId(entry.id)
                }}
              >
                {entry.title}
                <Icon name="chevron-right" />
              </button>
            ) : (
              <a className={styles.first} href={entry.target.url} data-style={entry.menuStyle}>
                {entry.title}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.own}>
        <a className={styles.line} href={`/${locale}/account`}>
          <Icon name="user" />
          {t('navigation.account')}
        </a>
        <a className={styles.line} href={favouritesPath(locale)} data-favourites-link>
          <Icon name="heart" />
          {t('navigation.favourites')}
        </a>
      </p>
      <Suspense>
        <MenuHelp />
      </Suspense>
    </DialogFrame>
  )
}

/** Shows the sections of a menu item with all their links, so that any category is two taps away. */
export function MenuSections({ item }: { readonly item: MenuItem }) {
  return (
    <div className={styles.sections} data-menu-area>
      <ShopAllLink item={item} size="sm" className={styles.all} />
      {item.columns.flat().map(({ id, title, target, children }) => (
        <section className={styles.section} key={id}>
          <h3 className={styles.heading}>
            {target ? (
              <a className={styles.line} href={target.url}>
                {title}
                <Icon name="chevron-right" size={18} />
              </a>
            ) : (
              title
            )}
          </h3>
          <ul className={styles.leaves}>
            {children.map((leaf) => (
              <li key={leaf.id}>
                <a className={styles.leaf} href={leaf.target.url}>
                  {leaf.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
