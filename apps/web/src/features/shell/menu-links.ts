import type { MenuDocument } from '@lacehouse/contracts'

type MenuItem = MenuDocument['items'][number]
export type ShopAll = { readonly title: string; readonly url: string; readonly given: boolean }

/** Finds the link that shows everything of an item: the editor's own, or the item's target behind a translated prefix. */
export function findShopAll(
  { title, target, overrideShopAll, hideShopAll }: MenuItem,
  size: 'sm' | 'lg',
): ShopAll | null {
  if (hideShopAll?.[size]) return null
  if (overrideShopAll) return { title: overrideShopAll.text, url: overrideShopAll.url, given: true }
  return { title, url: target.url, given: false }
}

/** Says whether an item opens to something or is a link alone. */
export function hasPanel({ columns, menuBanner, visualSelectors }: MenuItem) {
  return columns.length > 0 || menuBanner !== undefined || (visualSelectors?.length ?? 0) > 0
}

/** What a menu shows before it is opened; its panels are fetched on the shopper's first intent to open one. */
export function toOutline(menu: MenuDocument): MenuDocument {
  return {
    ...menu,
    items: menu.items.map(({ menuBanner, visualSelectors: _, visualSelectorsTitle: __, columns, ...item }) => ({
      ...item,
      columns: columns.map((sections) => sections.map((section) => ({ ...section, children: [] }))),
      // An item without columns opens all the same.
      ...(columns.length === 0 && menuBanner && { menuBanner }),
    })),
  }
}
