import type { Site } from '@lacehouse/domain/site/site'
import { categoryPath, productPath } from '@lacehouse/domain/url/shop-paths'
import type { CategoryPlan } from '../catalogue/categories.ts'
import type { DemoProduct } from '../catalogue/make-products.ts'
import { brandNameOf } from '../words/brand-name.ts'
import { localiseSlugs, toLocale } from '../words/localise.ts'
import type { Words } from '../words/words.ts'

/** What the documents of a site in a language are written with. */
export type ContentContext = {
  readonly site: Site
  readonly locale: string
  /** The brand's name as shoppers read it. */
  readonly brand: string
  readonly say: (words: Words) => string
  /** Address of a page: `page('help/returns')`. */
  readonly page: (path: string) => string
  /** Name and address of a category, or null where the shop sells nothing in it. */
  readonly findCategory: (id: string) => { readonly name: string; readonly url: string } | null
  /** Address of a product, or null where the shop does not sell it. */
  readonly findProductPath: (id: string) => string | null
  /** The most popular products of a category that can be bought now. */
  readonly listProducts: (categoryId: string, count: number) => readonly DemoProduct[]
  /** Models that there are pictures of. */
  readonly models: ReadonlySet<string>
}

/** What the documents of a site tell of. */
export type ContentSource = {
  readonly site: Site
  readonly tree: readonly CategoryPlan[]
  readonly products: readonly DemoProduct[]
}

export function makeContext({ site, tree, products }: ContentSource, locale: string): ContentContext {
  const say = (words: Words): string => toLocale(words, locale)
  return {
    site,
    locale,
    brand: brandNameOf(site),
    say,
    page: (path) => `/${locale}/${path}`,
    findCategory: (id) => {
      const category = tree.find((node) => node.id === id)
      if (!category) return null
      const slug = localiseSlugs(category.longNames, [locale])[locale] ?? id
      return { name: say(category.names), url: categoryPath(locale, slug, id) }
    },
    findProductPath: (id) => {
      const slug = products.find((product) => product.id === id)?.row.slugs?.[locale]
      return slug ? productPath(locale, slug, id) : null
    },
    listProducts: (categoryId, count) =>
      products.filter((product) => product.categoryIds.includes(categoryId) && isOnSale(product)).slice(0, count),
    models: new Set(products.map(({ model }) => model.key)),
  }
}

const isOnSale = ({ special }: DemoProduct): boolean => special === null || special.price !== undefined
