import type { MenuDocument } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './mega-menu.module.css'
import { findShopAll, hasPanel } from './menu-links.ts'
import { useMenuPanels } from './use-menu-panels.ts'

type MenuItem = MenuDocument['items'][number]

/**
 * Shows the menu of large screens with three levels. Each item of the first level opens a panel by pointer or key
 * (CMS-10).
 */
export function MegaMenu({ menu }: { readonly menu: MenuDocument }) {
  const t = useTranslate()
  const { panels, list } = useMenuPanels(menu.opensOn)
  return (
    <nav className={styles.menu} aria-label={t('navigation.main')}>
      <ul className={styles.items} ref={list}>
        {menu.items.map((item) => (
          <li className={styles.item} key={item.id} {...panels(item.id)}>
            {hasPanel(item) ? (
              <>
                <button
                  className={styles.title}
                  type="button"
                  popoverTarget={toPanelId(item)}
                  data-style={item.menuStyle}
                >
                  {item.title}
                </button>
                <MenuPanel item={item} />
              </>
            ) : (
              <a className={styles.title} href={item.target.url} data-style={item.menuStyle}>
                {item.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const toPanelId = ({ id }: MenuItem) => `menu-${id}`

function MenuPanel({ item }: { readonly item: MenuItem }) {
  const t = useTranslate()
  const { columns, menuBanner, visualSelectors = [], visualSelectorsTitle } = item
  const all = findShopAll(item, 'lg')
  return (
    <div className={styles.panel} id={toPanelId(item)} popover="auto">
      <div className={styles.inside}>
        <div className={styles.columns}>
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
                      <Picture source={media} sizes="10rem" largest={160} ratio="1 / 1" />
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
        {menuBanner ? (
          <a className={styles.banner} href={menuBanner.target.url}>
            <Picture source={menuBanner.media} sizes="22rem" largest={352} ratio="4 / 3" />
            <span className={styles.bannerTitle}>{menuBanner.title}</span>
            <span className={styles.bannerText}>{menuBanner.target.text}</span>
          </a>
        ) : null}
        {all ? (
          <a className={styles.all} href={all.url}>
            {all.given ? all.title : t('navigation.shopAll', { title: all.title })}
          </a>
        ) : null}
      </div>
    </div>
  )
}
