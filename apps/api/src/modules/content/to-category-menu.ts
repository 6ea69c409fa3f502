import type { CategoryNode, MenuDocument } from '@lacehouse/contracts'

type Link = Pick<MenuDocument['items'][number], 'id' | 'title' | 'target'>

/** Makes a menu of the categories, three levels deep, for the time in which the editors' menu cannot be read (T23). */
export function toCategoryMenu(categories: readonly CategoryNode[]): MenuDocument {
  return {
    id: 'categories',
    opensOn: 'click',
    items: categories.map((category) => ({
      ...toLink(category),
      columns:
        category.children.length > 0
          ? [category.children.map((child) => ({ ...toLink(child), children: child.children.map(toLink) }))]
          : [],
    })),
  }
}

const toLink = ({ id, name, url }: CategoryNode): Link => ({ id, title: name, target: { text: name, url } })
