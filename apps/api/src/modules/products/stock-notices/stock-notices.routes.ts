import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import type { Handlers } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { requestStockNotice, type StockNoticeDeps } from './request-stock-notice.ts'
import { stockNoticeLink } from './stock-notice-link.ts'
import { createStockNoticeQueries } from './stock-notices.queries.ts'

export function stockNoticesRoutes(
  deps: StockNoticeDeps,
): Handlers<'products.requestStockNotice' | 'products.takeStockNoticeBack' | 'products.endStockNotices'> {
  const queries = createStockNoticeQueries(deps.database.pool)
  return {
    'products.requestStockNotice': requestStockNotice(deps),
    // Who may ask for an address may take it back, and learns nothing of what others asked for.
    'products.takeStockNoticeBack': async ({ body: { productId, email }, site }) => {
      await queries.takeBack({ variantId: productId, siteId: site.siteId, email: toMailbox(email) })
      return { productId }
    },
    'products.endStockNotices': async ({ body: { st } }) => {
      const id = stockNoticeLink.find(deps, st)
      if (!id) throw new Refusal('AUT432', { field: 'st' }, { event: 'link_refused' })
      return { ended: await queries.endOfMailbox(id) }
    },
  }
}
