import type { categories, productCategories } from '@lacehouse/database'
import { listLocales } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { type DemoCard, planCards } from '../balances/plan-cards.ts'
import { type CategoryPlan, listCategories } from '../catalogue/categories.ts'
import { type DemoProduct, makeProducts, startOfDay } from '../catalogue/make-products.ts'
import { modelPlans } from '../catalogue/models.ts'
import { type ProductPlan, planProducts } from '../catalogue/plan-products.ts'
import { demoProducts, findSpecialCase } from '../catalogue/special-cases.ts'
import { type ContentRow, planContent } from '../content/plan-content.ts'
import { type People, planPeople } from '../people/plan-people.ts'
import { type PriceRow, planPrices } from '../prices/plan-prices.ts'
import { type PlannedPromotions, planPromotions } from '../promotions/plan-promotions.ts'
import { type LocationRow, listLocations } from '../stock/locations.ts'
import { listPickupPoints, type PointRow } from '../stock/pickup-points.ts'
import { type EmptyRow, planStoreStock, planWarehouseStock, type StockRow } from '../stock/plan-stock.ts'
import { type EmployeeRow, listStoreEmployees } from '../stock/store-employees.ts'
import { localise, localiseSlugs } from '../words/localise.ts'

export type DemoSize = 'full' | 'small'

export type DemoShopOptions = {
  readonly sites: readonly Site[]
  /** Milliseconds since 1970. */
  readonly now: number
  /** Keys of the models that have pictures. */
  readonly models: readonly string[]
  readonly size: DemoSize
  /** Whether there are people, cards, codes and offers to try the shop with; true by default, never in production. */
  readonly hasTestData?: boolean
}

/** All rows of the demo shop. */
export type DemoShop = {
  readonly categories: readonly (typeof categories.$inferInsert)[]
  readonly products: readonly DemoProduct[]
  readonly categoryProducts: readonly (typeof productCategories.$inferInsert)[]
  readonly prices: readonly PriceRow[]
  readonly locations: readonly LocationRow[]
  readonly employees: readonly EmployeeRow[]
  readonly points: readonly PointRow[]
  readonly stock: readonly StockRow[]
  readonly emptyStock: readonly EmptyRow[]
  readonly offers: readonly PlannedPromotions[]
  readonly people: readonly People[]
  readonly content: readonly ContentRow[]
  readonly cards: readonly DemoCard[]
}

/** Plans the demo shop in memory: the same for the same sites, models, size and day. */
export function makeDemoShop({ sites, now, models, size, hasTestData = true }: DemoShopOptions): DemoShop {
  const locales = listLocales(sites)
  const products = makeProducts(choosePlans(models, size), { locales, now })
  const used = new Set(products.flatMap(({ categoryIds }) => categoryIds))
  const tree = listCategories().filter(({ id }) => used.has(id))
  const locations = listLocations(sites, now)
  const stocks = sites.flatMap(({ warehouse }) => products.map((product) => planWarehouseStock(product, warehouse)))
  const stores = locations.filter(({ kind }) => kind === 'store').flatMap(({ id }) => planStoreStock(products, id))
  return {
    categories: tree.map((category) => toCategoryRow(category, locales)),
    products,
    categoryProducts: products.flatMap(({ id: productId, categoryIds }) =>
      categoryIds.map((categoryId, position) => ({ productId, categoryId, position })),
    ),
    prices: sites.flatMap((site) => products.flatMap((product) => planPrices(product, site, now))),
    locations,
    employees: hasTestData ? listStoreEmployees(locations) : [],
    points: listPickupPoints(),
    stock: [...stocks.flatMap(({ received }) => received), ...stores],
    emptyStock: stocks.flatMap(({ empty }) => empty),
    offers: hasTestData
      ? sites.map((site) => planPromotions(site, { giftId: findGiftId(products), now: startOfDay(now) }))
      : [],
    people: hasTestData ? sites.map((site) => planPeople(site, now)) : [],
    content: sites.flatMap((site) => planContent({ site, tree, products })),
    cards: hasTestData ? planCards(sites, startOfDay(now)) : [],
  }
}

/** The variant that is given away with orders: the first size of the first colour of the gift product. */
const findGiftId = (products: readonly DemoProduct[]): string | null =>
  products.find(({ id }) => id === demoProducts.giftOnly)?.variantRows[0]?.id ?? null

const smallShare = 25

// Products are numbered before some are left out, so that a new model does not change the numbers of the others.
const choosePlans = (models: readonly string[], size: DemoSize): ProductPlan[] => {
  const plans = planProducts(modelPlans).filter(({ model }) => models.includes(model.key))
  if (size === 'full') return plans
  return plans.filter(({ key, ordinal }) => ordinal % smallShare === 0 || findSpecialCase(key) !== null)
}

const toCategoryRow = (category: CategoryPlan, locales: readonly string[]): typeof categories.$inferInsert => ({
  id: category.id,
  parentId: category.parentId,
  position: category.position,
  names: localise(category.names, locales),
  slugs: localiseSlugs(category.longNames, locales),
  descriptions: localise(category.descriptions, locales),
})
