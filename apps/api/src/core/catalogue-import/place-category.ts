import { slugify } from '@lacehouse/domain/url/slugify'
import { toCategoryId } from './import-ids.ts'
import type { CategoryRow } from './stored-product.ts'

export type KnownCategory = Pick<CategoryRow, 'id' | 'parentId' | 'names'>

export type PlacedCategory = {
  /** The nodes of the path that the shop did not have at the beginning, the highest first. */
  readonly newCategories: readonly CategoryRow[]
  /** The category of the path; none for an empty path. */
  readonly categoryIds: readonly string[]
}

/** Places the paths of a file in the shop's tree: a category of the same name and place is taken, a missing one is made. */
export function createCategoryPlacer(known: readonly KnownCategory[], locale: string) {
  const ids = new Map(known.map(({ id, parentId, names }) => [keyOf(parentId, names[locale] ?? ''), id]))
  return (path: readonly string[]): PlacedCategory => {
    const newCategories: CategoryRow[] = []
    let parentId: string | null = null
    for (const [depth, name] of path.entries()) {
      const existing: string | undefined = ids.get(keyOf(parentId, name))
      const id: string = existing ?? toCategoryId(path.slice(0, depth + 1))
      if (existing === undefined)
        newCategories.push({
          id,
          parentId,
          position: 100,
          names: { [locale]: name },
          slugs: { [locale]: slugify(path.slice(0, depth + 1).join(' '), locale).slice(0, 100) || id },
          descriptions: {},
          image: null,
          status: 'live',
        })
      parentId = id
    }
    return { newCategories, categoryIds: parentId === null ? [] : [parentId] }
  }
}

const keyOf = (parentId: string | null, name: string): string => `${parentId ?? ''}/${name.trim().toLowerCase()}`
