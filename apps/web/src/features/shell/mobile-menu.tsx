import type { MenuDocument } from '@lacehouse/contracts'
import { useRef, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import type { DialogProps } from '../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { findShopAll, hasPanel } from './menu-links.ts'
import styles from './mobile-menu.module.css'

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
      <ul className={styles.level}>
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
        <a className={styles.line} href={`/${locale}/favourites`} data-favourites-link>
          <Icon name="heart" />
          {t('navigation.favourites')}
        </a>
      </p>
    </DialogFrame>
  )
}

/** Shows the sections of a menu item, each of which unfolds. */
export function MenuSections({ item }: { readonly item: MenuItem }) {
  const t = useTranslate()
  const all = findShopAll(item, 'sm')
  return (
    <div className={styles.sections}>
      {all ? (
        <a className={styles.all} href={all.url}>
          {all.given ? all.title : t('navigation.shopAll', { title: all.title })}
        </a>
      ) : null}
      {item.columns.flat().map(({ id, title, target, children }) => (
        <details className={styles.section} key={id} name="menu-section" open={item.columns.flat().length === 1}>
          <summary className={styles.line}>
            {title}
            <Icon name="chevron-down" />
          </summary>
          <ul className={styles.leaves}>
            {target ? (
              <li>
                <a className={styles.leaf} href={target.url}>
                  {t('navigation.shopAll', { title })}
                </a>
              </li>
            ) : null}
            {children.map((leaf) => (
              <li key={leaf.id}>
                <a className={styles.leaf} href={leaf.target.url}>
                  {leaf.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
