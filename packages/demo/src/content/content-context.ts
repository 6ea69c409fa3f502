import type { Site } from '@lacehouse/domain/site/site'
import { categoryPath, productPath } from '@lacehouse/domain/url/shop-paths'
import type { CategoryPlan } from '../catalogue/categories.ts'
import { categoryIdAt } from '../catalogue/category-ids.ts'
import type { DemoProduct } from '../catalogue/make-products.ts'
import type { EventRow } from '../events/plan-events.ts'
import { getBrandName } from '../words/get-brand-name.ts'
import { localiseSlugs, toLocale } from '../words/localise.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { fillText } from '../words/words.ts'
import { findFreeDelivery } from './find-shipping-methods.ts'
import { formatMoney } from './format-money.ts'

/** A category as documents link to it. */
export type CategoryLink = {
  readonly id: string
  readonly name: string
  /** The name that says for whom, as 'Women’s boots'. */
  readonly longName: string
  readonly url: string
}

/** What the documents of a site in a language depend on. */
export type ContentContext = {
  readonly site: Site
  readonly locale: string
  /** The brand's name as shoppers read it. */
  readonly brand: string
  /** A text in the locale by its key in `data/words`; `{brand}` and `{freeDelivery}` are filled in. */
  readonly getText: (key: string) => string
  /** The same for a text that a locale may lack; null where it does. */
  readonly findText: (key: string) => string | null
  /** Address of a page: `toPagePath('help/returns')`. */
  readonly toPagePath: (path: string) => string
  /** Finds a category by its path in the tree, as `women/sneakers`; null where the shop sells nothing in it. */
  readonly findCategory: (path: string) => CategoryLink | null
  /** Address of a product, or null where the shop does not sell it. */
  readonly findProductPath: (id: string) => string | null
  /** Finds the most popular product of a category that every shopper can buy now. */
  readonly findProduct: (categoryId: string) => DemoProduct | null
  /** Models that are on sale. */
  readonly models: ReadonlySet<string>
}

/** The facts that the documents of a site are made from. */
export type ContentSource = {
  readonly site: Site
  readonly tree: readonly CategoryPlan[]
  readonly products: readonly DemoProduct[]
  /** The events of the site; none by default. */
  readonly events?: readonly EventRow[]
}

export function makeContext({ site, tree, products }: ContentSource, locale: string): ContentContext {
  const free = findFreeDelivery(site)
  const facts: Readonly<Record<string, string>> = {
    brand: getBrandName(site),
    ...(free !== null && { freeDelivery: formatMoney(free, site, locale) }),
  }
  return {
    site,
    locale,
    brand: getBrandName(site),
    getText: (key) => fillText(toLocale(wordCatalogue.get(key), locale), (name) => facts[name]),
    findText: (key) => {
      const text = wordCatalogue.find(key, locale)
      return text === null ? null : fillText(text, (name) => facts[name])
    },
    toPagePath: (path) => `/${locale}/${path}`,
    findCategory: (path) => {
      const id = categoryIdAt(path)
      const category = tree.find((node) => node.id === id)
      if (!category) return null
      const slug = localiseSlugs(category.longNames, [locale])[locale] ?? id
      return {
        id,
        name: toLocale(category.names, locale),
        longName: toLocale(category.longNames, locale),
        url: categoryPath(locale, slug, id),
      }
    },
    findProductPath: (id) => {
      const slug = products.find((product) => product.id === id)?.row.slugs?.[locale]
      return slug ? productPath(locale, slug, id) : null
    },
    findProduct: (categoryId) =>
      products.find((product) => product.categoryIds.includes(categoryId) && canBuyNow(product)) ?? null,
    models: new Set(products.map(({ model }) => model.key)),
  }
}

function canBuyNow({ special }: DemoProduct): boolean {
  return special === null || special.price !== undefined
}
