import type { CategoryNode } from '@lacehouse/contracts'
import { categoryPath } from '@lacehouse/domain/url/shop-paths'
import { type CategoryRecord, wordsOf } from './product-record.ts'

type Crumb = { readonly id: string; readonly name: string; readonly url: string }

/** Converts a category to a link. */
export function toCrumb(category: CategoryRecord, locale: string): Crumb {
  return {
    id: category.id,
    name: wordsOf(category.names, locale) ?? category.id,
    url: categoryPath(locale, wordsOf(category.slugs, locale) ?? 'c', category.id),
  }
}

/** Converts categories to a tree in a locale, in their order. */
export function toCategoryTree(
  categories: readonly CategoryRecord[],
  locale: string,
  parentId: string | null = null,
): CategoryNode[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .map((category) => ({ ...toCrumb(category, locale), children: toCategoryTree(categories, locale, category.id) }))
}

/** Lists a category's ancestors and the category itself, the root first; empty for an unknown id. */
export function listPath(categories: readonly CategoryRecord[], id: string): CategoryRecord[] {
  const category = categories.find((candidate) => candidate.id === id)
  if (!category) return []
  return [...(category.parentId === null ? [] : listPath(categories, category.parentId)), category]
}

/** Lists the longest path among a product's categories as links. */
export function listBreadcrumbs(
  categories: readonly CategoryRecord[],
  categoryIds: readonly string[],
  locale: string,
): Crumb[] {
  const paths = categoryIds.map((id) => listPath(categories, id))
  const longest = paths.reduce<CategoryRecord[]>((best, path) => (path.length > best.length ? path : best), [])
  return longest.map((category) => toCrumb(category, locale))
}
