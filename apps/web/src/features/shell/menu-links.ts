import type { MenuDocument } from '@lacehouse/contracts'
import { type IconName, iconNames } from '../../ui/icon-names.ts'

type MenuItem = MenuDocument['items'][number]
export type ShopAll = { readonly title: string; readonly url: string; readonly given: boolean }

/** Finds the shop-all link of a menu item: the editor's own link, or the item's target with a translated prefix (CMS-10). */
export function findShopAll(
  { title, target, overrideShopAll, hideShopAll }: MenuItem,
  size: 'sm' | 'lg',
): ShopAll | null {
  if (hideShopAll?.[size]) return null
  if (overrideShopAll) return { title: overrideShopAll.text, url: overrideShopAll.url, given: true }
  return { title, url: target.url, given: false }
}

/** Says whether a menu item has a panel; an item without one is a plain link. */
export function hasPanel({ columns, menuBanner, visualSelectors }: MenuItem) {
  return columns.length > 0 || menuBanner !== undefined || (visualSelectors?.length ?? 0) > 0
}

/** Finds the icon that an editor has named for a menu item; null for a name that the shop has no icon for. */
export function findMenuIcon({ menuIcon }: MenuItem): IconName | null {
  return iconNames.find((name) => name === menuIcon) ?? null
}

/** Reduces a menu to its outline, without the contents of its panels. The browser fetches those on the first interaction. */
export function toOutline(menu: MenuDocument): MenuDocument {
  return {
    ...menu,
    items: menu.items.map(({ menuBanner, visualSelectors: _, visualSelectorsTitle: __, columns, ...item }) => ({
      ...item,
      columns: columns.map((sections) => sections.map((section) => ({ ...section, children: [] }))),
      // An item without columns keeps its banner, so that it still has a panel.
      ...(columns.length === 0 && menuBanner && { menuBanner }),
    })),
  }
}
