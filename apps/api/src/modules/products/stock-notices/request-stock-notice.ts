import { randomUUID } from 'node:crypto'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { formatMessage } from '@lacehouse/messages'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { createStockNoticeQueries } from './stock-notices.queries.ts'

export type StockNoticeDeps = Pick<Deps, 'database' | 'catalogue' | 'config' | 'now'>

/** Records that a mailbox wants one mail when a variant is in stock again; the reply says nothing about earlier questions. */
export function requestStockNotice(deps: StockNoticeDeps): Handler<'products.requestStockNotice'> {
  const queries = createStockNoticeQueries(deps.database.pool)
  return async ({ body: { productId, email }, site, locale }) => {
    if (!isEmail(email))
      throw new Refusal('API400', { field: 'email', message: formatMessage(locale, 'validation.email') })
    const product = (await deps.catalogue.listProductsOfVariants([productId])).get(productId)
    // A variant that does not come back has no mails.
    if (!product?.variants.find(({ id }) => id === productId)?.notifyMe) throw new Refusal('ORD404')
    await queries.insert({
      ...{ id: randomUUID(), siteId: site.siteId, locale, variantId: productId },
      ...{ email: toMailbox(email), now: deps.now() },
    })
    return { productId }
  }
}
