import { randomUUID } from 'node:crypto'
import type { Order } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { reviseCart } from '@lacehouse/domain/cart/revise-cart'
import { formatMessage } from '@lacehouse/messages'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import { askProvider } from '../../core/placement/charge-payment.ts'
import type { PlacementRow } from '../../core/placement/placement.queries.ts'
import type { PlacementDeps } from '../../core/placement/placement-deps.ts'
import { toEvent } from '../../core/placement/placement-events.ts'
import { getOwned } from '../../core/placement/resume-placement.ts'
import { runPlacement } from '../../core/placement/run-placement.ts'
import type { Call, Handler } from '../../http/call.ts'
import { declines, toOrderReply } from '../../replies/order/to-order-reply.ts'

type PatchDeps = CartDeps & PlacementDeps
type PatchCall = Call<'checkout.patchOrder'>

/**
 * Continues an order after 3-D Secure. The result from the page only triggers a query: the provider's answer decides. After a
 * refusal the shopper gets a new cart with the same items (CHK-09).
 */
export function patchOrder(deps: PatchDeps): Handler<'checkout.patchOrder'> {
  return async (call) => {
    const placement = await getOwned(deps, call, call.params.orderNumber)
    const current = placement.step === 'payment_pending' ? await completeChallenge(deps, call, placement) : placement
    return answer(deps, call, current)
  }
}

const completeChallenge = async (
  deps: PatchDeps,
  { body }: PatchCall,
  placement: PlacementRow,
): Promise<PlacementRow> => {
  const { payment } = placement
  if (body.additionalData.result === 'cancelled') return runPlacement(deps, placement, { event: 'gave_up' })
  if (!payment?.providerReference) {
    const found = await askProvider(deps, placement)
    return found ? runPlacement(deps, placement, found) : placement
  }
  const result = await deps.payments.get(payment.provider).confirm(payment.providerReference)
  if (result.state === 'challenge' && body.additionalData.result === 'failed')
    return runPlacement(deps, placement, { event: 'gave_up' })
  return result.state === 'unknown'
    ? placement
    : runPlacement(deps, placement, { event: toEvent(result), answer: result })
}

const answer = async (deps: PatchDeps, call: PatchCall, placement: PlacementRow): Promise<Order> => {
  const reply = await toOrderReply(deps, call, placement)
  if (placement.state !== 'failed') return reply
  const newBasketId = await renewCart(deps, call, placement.cartId)
  return { ...reply, ...toFailure(placement, call.locale), ...(newBasketId && { newBasketId }) }
}

/** Names the reason of a declined card; a failed 3-D Secure challenge has no failure, because the dialog has shown it. */
const toFailure = ({ failureReason }: PlacementRow, locale: string): Pick<Order, 'failure'> => {
  if (failureReason === null || failureReason === 'authentication') return {}
  const errorId = declines[failureReason as keyof typeof declines]
  return errorId ? { failure: { errorId, message: formatMessage(locale, errorId) } } : {}
}

/** Closes the cart and opens a new one with the same content, but without the refused payment instrument. */
const renewCart = async (deps: PatchDeps, { session, site }: PatchCall, cartId: string): Promise<string | null> => {
  if (session.kind === 'anonymous') return null
  const owner = { kind: session.kind, id: session.id }
  const row = await deps.cartQueries.findCart({
    cartId,
    owner,
    warehouse: site.warehouse,
    variantIds: [],
    storeIds: [],
    now: deps.now(),
  })
  if (row?.state !== 'open') return null
  const now = deps.now()
  const renewed: Cart = {
    ...reviseCart(row.doc, { instruments: row.doc.instruments.filter(({ upTo }) => upTo !== null) }, now),
    id: randomUUID(),
    version: 1,
    createdAt: now,
  }
  const closed: Cart = { ...row.doc, state: 'merged', version: row.doc.version + 1 }
  return (await deps.cartQueries.renew(closed, row.doc.version, renewed)) ? renewed.id : null
}
