import type { MenuDocument } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './mega-menu.module.css'
import { findMenuIcon, hasPanel } from './menu-links.ts'
import { ShopAllLink } from './shop-all-link.tsx'
import { type TitleEvents, useMenuPanels } from './use-menu-panels.ts'

type MenuItem = MenuDocument['items'][number]

/**
 * Shows the menu of large screens with three levels. An item of the first level is a link, and opens a panel by hover,
 * tap, arrow key or its button (CMS-10).
 */
export function MegaMenu({ menu }: { readonly menu: MenuDocument }) {
  const t = useTranslate()
  const { panels, titles, list } = useMenuPanels(menu.opensOn)
  return (
    <nav className={styles.menu} aria-label={t('navigation.main')}>
      <ul className={styles.items} ref={list}>
        {menu.items.map((item) => (
          <li className={styles.item} key={item.id} {...panels(item.id)}>
            <MenuTitle item={item} {...(hasPanel(item) && titles(item.id))} />
            {hasPanel(item) ? (
              <>
                <button
                  className={styles.opener}
                  type="button"
                  popoverTarget={toPanelId(item)}
                  aria-label={t('navigation.openSection', { title: item.title })}
                >
                  <Icon name="chevron-down" size={16} />
                </button>
                <MenuPanel item={item} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The link of an item of the first level, which also opens its panel. */
function MenuTitle({ item, ...events }: { readonly item: MenuItem } & Partial<TitleEvents>) {
  const { title, target, menuStyle, delocalizedTracking } = item
  const icon = findMenuIcon(item)
  return (
    <a
      className={styles.title}
      href={target.url}
      data-style={menuStyle}
      data-promotion-name={delocalizedTracking}
      {...events}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      {title}
    </a>
  )
}

const toPanelId = ({ id }: MenuItem) => `menu-${id}`

function MenuPanel({ item }: { readonly item: MenuItem }) {
  const { columns, menuBanner, visualSelectors = [], visualSelectorsTitle } = item
  return (
    <div className={styles.panel} id={toPanelId(item)} popover="auto">
      <div className={styles.inside}>
        {columns.map((sections) => (
          <div className={styles.column} key={sections[0]?.id}>
            {sections.map(({ id, title, target, children }) => (
              <section key={id}>
                <p className={styles.heading}>{target ? <a href={target.url}>{title}</a> : title}</p>
                <ul>
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
        ))}
        {visualSelectors.length > 0 ? (
          <div className={styles.selectors}>
            {visualSelectorsTitle ? <p className={styles.heading}>{visualSelectorsTitle}</p> : null}
            <ul className={styles.tiles}>
              {visualSelectors.map(({ id, title, media, target }) => (
                <li key={id}>
                  <a className={styles.tile} href={target.url}>
                    <Picture source={media} sizes="8rem" largest={128} ratio="1 / 1" />
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {menuBanner ? (
          <a className={styles.banner} href={menuBanner.target.url}>
            <Picture source={menuBanner.media} sizes="16rem" largest={256} ratio="1 / 1" />
            <span className={styles.bannerTitle}>{menuBanner.title}</span>
            <span className={styles.bannerText}>{menuBanner.target.text}</span>
          </a>
        ) : null}
        <ShopAllLink item={item} size="lg" className={styles.all} />
      </div>
    </div>
  )
}
