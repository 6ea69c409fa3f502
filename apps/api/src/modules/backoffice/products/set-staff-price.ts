import { inTransaction } from '@lacehouse/database'
import type { Currency } from '@lacehouse/domain/money/currency'
import { fromWire } from '@lacehouse/domain/money/money'
import { setPrice } from '../../../core/catalogue-edit/set-price.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { toStaffProduct } from './to-staff-product.ts'

/** Adds a price to the history of a product and writes the entry of the audit log, in one transaction. */
export function setStaffPrice({
  database,
  sites,
  now,
}: Pick<Deps, 'database' | 'sites' | 'now'>): Handler<'backoffice.setPrice'> {
  return (call) => {
    const { body } = call
    const productId = call.params.productId.toUpperCase()
    const site = sites.find(({ priceList }) => priceList === body.priceList)
    if (!site) throw new Refusal('API400', { field: 'priceList' })
    const { siteId, currency } = site
    const toMinor = (amount: number): number => fromWire(amount, currency as Currency).amount
    const toInstant = (moment: string | undefined) => (moment === undefined ? null : Date.parse(moment))
    const sale = body.sale && {
      ...{ amount: toMinor(body.sale.amount), from: toInstant(body.sale.from), until: toInstant(body.sale.until) },
    }
    if (sale && sale.amount >= toMinor(body.base)) throw new Refusal('API400', { field: 'sale' })
    if (sale?.until && sale.until <= (sale.from ?? now())) throw new Refusal('API400', { field: 'sale' })
    return inTransaction(database.pool, async (client) => {
      const level = { variantId: body.variantId ?? null, colourCode: body.colourCode ?? null }
      const set = await setPrice(client, {
        ...{ productId, priceList: body.priceList, currency, version: body.version, ...level },
        ...{ base: toMinor(body.base), sale: sale ?? null, now: now() },
      })
      if (!set.ok) throw new Refusal(set.reason === 'unknown' ? 'CTG404' : 'CTG409')
      if (set.added > 0) {
        const { version: _, ...after } = body
        await recordStaffChange(client, getStaff(call), {
          ...{ action: 'backoffice.setPrice', subject: productId, siteId, consumerNo: null, after },
        })
      }
      return toStaffProduct(set.after, { sites, locale: call.locale })
    })
  }
}
