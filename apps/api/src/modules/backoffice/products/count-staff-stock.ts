import type { StaffProductStock } from '@lacehouse/contracts'
import { type Executor, findRow, getRow, inTransaction } from '@lacehouse/database'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { wordsOf } from '../../../core/catalogue/product-record.ts'
import { countStock } from '../../../core/catalogue-edit/count-stock.ts'
import { findProduct, findStockPlace, listStock } from '../../../core/catalogue-edit/product-edit.queries.ts'
import { setPreOrderIn } from '../../../core/pre-orders/set-pre-order.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'

type StockDeps = Pick<Deps, 'database' | 'sites'>

/** Replies with the stock of a product at the locations of a site. */
export function getStaffStock({ database, sites }: StockDeps): Handler<'backoffice.getProductStock'> {
  return async ({ params, query, locale }) => {
    const productId = params.productId.toUpperCase()
    const site = query.siteId === undefined ? sites[0] : findSiteById(sites, query.siteId)
    if (!site || !(await findRow(database.pool, findProduct, { productId }))) throw new Refusal('CTG404')
    return readStock(database.pool, { productId, siteId: site.siteId, locale, sites })
  }
}

/** Counts a stock anew and writes the entry of the audit log with its reason, in one transaction. */
export function countStaffStock({ database, sites }: StockDeps): Handler<'backoffice.countStock'> {
  return (call) =>
    inTransaction(database.pool, async (client) => {
      const productId = call.params.productId.toUpperCase()
      const { variantId, locationId, expected, quantity, reason, note } = call.body
      const counted = await countStock(client, { productId, variantId, locationId, expected, quantity, reason })
      if (!counted.ok) throw new Refusal(counted.reason === 'unknown' ? 'CTG404' : 'CTG409')
      const { siteId, change } = counted
      if (change !== 0) {
        await recordStaffChange(client, getStaff(call), {
          ...{ action: 'backoffice.countStock', subject: productId, siteId, consumerNo: null },
          before: { variantId, locationId, onHand: expected },
          after: { variantId, locationId, onHand: quantity, reason, ...(note && { note }) },
        })
      }
      return readStock(client, { productId, siteId, locale: call.locale, sites })
    })
}

/** Says what is sold before its arrival and writes the entry of the audit log, in one transaction (decision 0130). */
export function setStaffPreOrder({
  database,
  sites,
  now,
}: StockDeps & Pick<Deps, 'now'>): Handler<'backoffice.setPreOrder'> {
  return (call) =>
    inTransaction(database.pool, async (client) => {
      const productId = call.params.productId.toUpperCase()
      const { variantId, locationId, units, day = null } = call.body
      const place = await findRow(client, findStockPlace, { productId, variantId, locationId })
      const site = sites.find(({ warehouse }) => warehouse === locationId)
      if (!place || !site) throw new Refusal('CTG404')
      const set = await setPreOrderIn(client, { variantId, locationId, units, day, now: now() })
      if (!set.ok) throw new Refusal(set.reason === 'unknown' ? 'CTG404' : 'CTG409')
      await recordStaffChange(client, getStaff(call), {
        ...{ action: 'backoffice.setPreOrder', subject: productId, siteId: place.siteId, consumerNo: null },
        before: { variantId, locationId },
        after: { variantId, locationId, units, ...(day && { day }) },
      })
      return readStock(client, { productId, siteId: place.siteId, locale: call.locale, sites })
    })
}

type Wanted = Pick<StockDeps, 'sites'> & {
  readonly productId: string
  readonly siteId: string
  readonly locale: string
}

const readStock = async (
  executor: Executor,
  { productId, siteId, locale, sites }: Wanted,
): Promise<StaffProductStock> => {
  const { locations, items } = await getRow(executor, listStock, { productId, siteId })
  return {
    ...{ siteId, siteIds: sites.map((site) => site.siteId), items: [...items] },
    locations: locations.map(({ id, names, kind }) => ({ locationId: id, name: wordsOf(names, locale) ?? id, kind })),
  }
}
