import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getLiveProduct, loadReplyContext, type ProductsDeps } from './load-products.ts'
import { toProductReply } from './to-product-reply.ts'

/** A product as its page shows it (CAT-01); what the site does not sell does not exist on it. */
export const getDetails =
  (deps: ProductsDeps): Handler<'products.details'> =>
  async ({ params, site, locale }) => {
    const product = await getLiveProduct(deps.catalogue, params.productId)
    const [categories, context] = await Promise.all([
      deps.catalogue.listCategories(),
      loadReplyContext(deps, { site, locale }, [product]),
    ])
    const reply = toProductReply(product, categories, context)
    if (!reply) throw new Refusal('ORD404')
    return reply
  }
