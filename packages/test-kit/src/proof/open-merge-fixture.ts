import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadPricingContext, makeDeps, readConfig, toRedemptionFacts } from '@lacehouse/api'
import type { Database } from '@lacehouse/database'
import { loadShippingMethods, loadSites } from '@lacehouse/demo'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { planMergeCarts } from '@lacehouse/domain/cart/plan-merge-carts'
import { startCart } from '@lacehouse/domain/cart/start-cart'
import type { Currency } from '@lacehouse/domain/money/currency'

/** Applies the merge rule to two carts of a running shop, with the facts that the shop itself uses. */
export type MergeFixture = {
  /** The cart of the consumer is null if there is none yet. */
  readonly plan: (guest: Cart, consumer: Cart | null) => Promise<Cart>
  readonly close: () => Promise<void>
}

/** Opens a second, read-only instance on the shop's database. */
export async function openMergeFixture(database: Database): Promise<MergeFixture> {
  const config = readConfig({ DATA_DIR: join(tmpdir(), 'lacehouse-merge-fixture'), LOG_LEVEL: 'fatal' })
  const [sites, shippingMethods] = await Promise.all([loadSites(), loadShippingMethods()])
  const deps = await makeDeps({
    config,
    database,
    sites,
    shippingMethods,
    paymentUrl: 'http://localhost:1',
    isWorker: false,
  })
  const plan: MergeFixture['plan'] = async (guest, consumerCart) => {
    const site = sites.find(({ siteId }) => siteId === guest.siteId)
    if (!site) throw new Error(`there is no site ${guest.siteId}`)
    const session = { kind: 'consumer', id: 'nobody', consumerType: 'CONSUMER', siteId: site.siteId } as const
    const consumer = consumerCart ?? startEmpty(guest, site.currency as Currency, deps.now())
    const variantIds = [...guest.lines, ...consumer.lines].map(({ variantId }) => variantId)
    const { rows: stock } = await database.pool.query(
      `select variant_id as "variantId", location_id as "locationId", on_hand - reserved as quantity
      from stock_items where variant_id = any ($1) and location_id = $2`,
      [variantIds, site.warehouse],
    )
    const redemption = toRedemptionFacts(await deps.promotions.listOfSite(site.siteId), null)
    const { facts } = await loadPricingContext(deps, {
      site,
      session,
      locale: guest.locale,
      variantIds,
      stock,
      redemption,
      cartUnits: 0,
    })
    return planMergeCarts(guest, consumer, facts).cart
  }
  return { plan, close: deps.close }
}

const startEmpty = ({ siteId, locale }: Cart, currency: Currency, now: number): Cart =>
  startCart({ id: 'empty', siteId, locale, currency, owner: { kind: 'consumer', id: 'nobody' }, now })
