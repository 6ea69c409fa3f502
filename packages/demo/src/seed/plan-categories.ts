import type { categories } from '@lacehouse/database'
import { type CategoryPlan, listCategories } from '../catalogue/categories.ts'
import { localise, localiseSlugs } from '../words/localise.ts'

export type CategoryRow = typeof categories.$inferInsert

type Placed = { readonly categoryIds: readonly string[] }

/** Plans the categories that have products, and their rows in the locales of the shop. */
export function planCategories(products: readonly Placed[], locales: readonly string[]) {
  const used = new Set(products.flatMap(({ categoryIds }) => categoryIds))
  const tree = listCategories().filter(({ id }) => used.has(id))
  return { tree, rows: tree.map((category) => toCategoryRow(category, locales)) }
}

const toCategoryRow = (category: CategoryPlan, locales: readonly string[]): CategoryRow => ({
  id: category.id,
  parentId: category.parentId,
  position: category.position,
  names: localise(category.names, locales),
  slugs: localiseSlugs(category.longNames, locales),
  descriptions: localise(category.descriptions, locales),
})
