import { getRow } from '@lacehouse/database'
import { listPath } from '../../../core/catalogue/category-tree.ts'
import { wordsOf } from '../../../core/catalogue/product-record.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { toPage, toPrefix } from '../to-page.ts'
import { listProducts } from './products.queries.ts'

/** Lists products in every state in pages. */
export function listStaffProducts({ database }: Pick<Deps, 'database'>): Handler<'backoffice.listProducts'> {
  return async ({ query, locale }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const search = query.search?.trim() || null
    const { products, total } = await getRow(database.pool, listProducts, {
      ...{ search, pattern: search === null ? null : `%${toPrefix(search)}`, state: query.state ?? null },
      ...{ locale, sort: query.sort ?? '-updatedAt', offset, limit },
    })
    const items = products.map(({ id, names, status, updatedAt, ...rest }) => ({
      ...{ ...rest, productId: id, name: wordsOf(names, locale) ?? id, state: status },
      updatedAt: new Date(updatedAt).toISOString(),
    }))
    return { items, total, page, pageSize }
  }
}

/** Lists every category that is shown, with the names of those above it. */
export function listStaffCategories({ catalogue }: Pick<Deps, 'catalogue'>): Handler<'backoffice.listCategories'> {
  return async ({ locale }) => {
    const all = await catalogue.listCategories()
    const categories = all.map(({ id }) => ({
      categoryId: id,
      path: listPath(all, id)
        .map((one) => wordsOf(one.names, locale) ?? one.id)
        .join(' › '),
    }))
    return { categories: categories.toSorted((a, b) => a.path.localeCompare(b.path, locale)) }
  }
}
