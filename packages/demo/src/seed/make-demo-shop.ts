import { listLocales } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { type DemoCard, planCards } from '../balances/plan-cards.ts'
import { type DemoProduct, makeProducts, startOfDay } from '../catalogue/make-products.ts'
import { type PlannedSet, planSets } from '../catalogue/plan-sets.ts'
import { planUpsells } from '../catalogue/plan-upsells.ts'
import { demoProducts } from '../catalogue/special-cases.ts'
import {
  type ContentRow,
  type ExperimentRow,
  listExperiments,
  type PlannedSocial,
  planContent,
  planSocial,
} from '../content/plan-content.ts'
import { type EventRow, planEvents } from '../events/plan-events.ts'
import { type People, planPeople } from '../people/plan-people.ts'
import { type PriceRow, planPrices } from '../prices/plan-prices.ts'
import { type PlannedPromotions, planPromotions } from '../promotions/plan-promotions.ts'
import { type PlannedQuestion, planQuestions } from '../reviews/plan-questions.ts'
import { planReviews, type ReviewRow } from '../reviews/plan-reviews.ts'
import { type LocationRow, listLocations } from '../stock/locations.ts'
import { listPickupPoints, type PointRow } from '../stock/pickup-points.ts'
import { type EmptyRow, planStoreStock, planWarehouseStock, type StockRow } from '../stock/plan-stock.ts'
import { type EmployeeRow, listStoreEmployees } from '../stock/store-employees.ts'
import { choosePlans, type DemoSize } from './choose-plans.ts'
import { type CategoryRow, planCategories } from './plan-categories.ts'

type CategoryProduct = typeof import('@lacehouse/database').productCategories.$inferInsert

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
  readonly categories: readonly CategoryRow[]
  readonly products: readonly DemoProduct[]
  readonly sets: readonly PlannedSet[]
  readonly categoryProducts: readonly CategoryProduct[]
  readonly prices: readonly PriceRow[]
  readonly locations: readonly LocationRow[]
  readonly employees: readonly EmployeeRow[]
  readonly points: readonly PointRow[]
  readonly stock: readonly StockRow[]
  readonly emptyStock: readonly EmptyRow[]
  /** Units on their way that may be ordered before their arrival. */
  readonly expectedStock: readonly StockRow[]
  readonly offers: readonly PlannedPromotions[]
  readonly people: readonly People[]
  readonly content: readonly ContentRow[]
  readonly experiments: readonly ExperimentRow[]
  readonly events: readonly EventRow[]
  readonly cards: readonly DemoCard[]
  readonly reviews: readonly ReviewRow[]
  readonly social: PlannedSocial
  readonly questions: readonly PlannedQuestion[]
}

/** Plans the demo shop in memory: the same for the same sites, models, size and day. */
export function makeDemoShop({ sites, now, models, size, hasTestData = true }: DemoShopOptions): DemoShop {
  const locales = listLocales(sites)
  const products = planUpsells(makeProducts(choosePlans(models, size), { locales, now }))
  const said = { sites, now: startOfDay(now) }
  const { tree, rows } = planCategories(products, locales)
  const locations = listLocations(sites, now)
  const warehouses = new Set(sites.map(({ warehouse }) => warehouse))
  const stocks = [...warehouses].flatMap((id) =>
    products.map((product) => planWarehouseStock(product, { locationId: id, now })),
  )
  const priceLists = new Map(sites.map(({ priceList, currency }) => [priceList, { priceList, currency }]))
  const stores = locations.filter(({ kind }) => kind === 'store').flatMap(({ id }) => planStoreStock(products, id))
  return {
    categories: rows,
    products,
    sets: planSets(products, locales),
    categoryProducts: products.flatMap(({ id: productId, categoryIds }) =>
      categoryIds.map((categoryId, position) => ({ productId, categoryId, position })),
    ),
    prices: [...priceLists.values()].flatMap((list) => products.flatMap((product) => planPrices(product, list, now))),
    locations,
    employees: hasTestData ? listStoreEmployees(locations) : [],
    points: listPickupPoints(),
    stock: [...stocks.flatMap(({ received }) => received), ...stores],
    emptyStock: stocks.flatMap(({ empty }) => empty),
    expectedStock: stocks.flatMap(({ expected }) => expected),
    offers: hasTestData
      ? sites.map((site) => planPromotions(site, { giftId: findGiftId(products), now: startOfDay(now) }))
      : [],
    people: hasTestData ? sites.map((site) => planPeople(site, startOfDay(now))) : [],
    experiments: hasTestData ? listExperiments(startOfDay(now)) : [],
    content: sites.flatMap((site) => planContent({ site, tree, products, events: planEvents(site, startOfDay(now)) })),
    events: sites.flatMap((site) => planEvents(site, startOfDay(now))),
    social: planSocial(products, { ...said, locales }),
    cards: hasTestData ? planCards(sites, startOfDay(now)) : [],
    // No shop may show reviews that no one wrote, so that they are test data too.
    reviews: hasTestData ? products.flatMap((product) => planReviews(product, said)) : [],
    questions: hasTestData ? products.flatMap((product) => planQuestions(product, said)) : [],
  }
}

/** The variant that is given away with orders: the first size of the first colour of the gift product. */
const findGiftId = (products: readonly DemoProduct[]): string | null =>
  products.find(({ id }) => id === demoProducts.giftOnly)?.variantRows[0]?.id ?? null
