import { randomUUID } from 'node:crypto'
import { planRenewCart } from '@lacehouse/domain/cart/plan-cart-state'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import type { RequestContext } from '../../http/call.ts'

/** Closes the cart and opens a new one with the same content, but without the refused payment instrument. */
export async function renewCart(
  deps: CartDeps,
  { session, site }: Pick<RequestContext, 'session' | 'site'>,
  cartId: string,
): Promise<string | null> {
  if (session.kind === 'anonymous') return null
  const owner = { kind: session.kind, id: session.id }
  const row = await deps.cartQueries.findCart({
    cartId,
    owner,
    siteId: site.siteId,
    warehouse: site.warehouse,
    variantIds: [],
    storeIds: [],
    now: deps.now(),
  })
  if (row?.state !== 'open') return null
  const plan = planRenewCart(row.doc, randomUUID(), deps.now())
  if (!plan) return null
  return (await deps.cartQueries.renew(plan.replaced, row.doc.version, plan.cart)) ? plan.cart.id : null
}
