import type { Order } from '@lacehouse/contracts'
import { isPaymentMethodCode, paymentMethodTraits } from '@lacehouse/domain/payment/instrument'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import { askProvider, confirmCharge } from '../../core/placement/charge-payment.ts'
import { type ChargeLimitDeps, recordDecline } from '../../core/placement/charge-within-limits.ts'
import type { PlacementRow } from '../../core/placement/placement.queries.ts'
import type { PlacementDeps } from '../../core/placement/placement-deps.ts'
import { isDeclined, toEvent } from '../../core/placement/placement-events.ts'
import { getOwned } from '../../core/placement/resume-placement.ts'
import { runPlacement } from '../../core/placement/run-placement.ts'
import type { Call, Handler } from '../../http/call.ts'
import { toErrorReply } from '../../http/errors.ts'
import { toFailedRefusal } from '../../replies/order/to-failed-refusal.ts'
import { toOrderReply } from '../../replies/order/to-order-reply.ts'
import { payByCard } from './pay-by-card.ts'
import { renewCart } from './renew-cart.ts'

type PatchDeps = CartDeps & PlacementDeps & ChargeLimitDeps
type PatchCall = Call<'checkout.patchOrder'>

/**
 * Continues an order after 3-D Secure, or one whose provider does not answer: asks again, or gives it up. The result from the page only
 * triggers a query: the provider's answer decides. After a refusal the shopper gets a new cart with the same items (CHK-09).
 */
export function patchOrder(deps: PatchDeps): Handler<'checkout.patchOrder'> {
  return async (call) => {
    const { card } = call.body.additionalData
    if (card !== undefined) return payByCard(deps, call, card)
    const placement = await getOwned(deps, call, call.params.orderNumber)
    const current = await advance(deps, call, placement)
    if (isDeclined(current)) await recordDecline(deps.limiter, call, current)
    return answer(deps, call, current)
  }
}

const advance = async (deps: PatchDeps, call: PatchCall, placement: PlacementRow): Promise<PlacementRow> => {
  const { result, asksAgain = false } = call.body.additionalData
  if (placement.step === 'payment_pending') return completeChallenge(deps, call, placement)
  if (placement.step !== 'checking') return placement
  if (result === 'cancelled') return runPlacement(deps, placement, { event: 'gave_up' })
  // Each question is a call to the provider; a recovery run asks it anyway.
  const mayAsk = asksAgain && (await deps.limiter.fits('providerQuestions', call))
  return mayAsk ? runPlacement(deps, placement, { event: 'answer_lost' }) : placement
}

const completeChallenge = async (
  deps: PatchDeps,
  { body }: PatchCall,
  placement: PlacementRow,
): Promise<PlacementRow> => {
  const { payment } = placement
  if (body.additionalData.result === 'cancelled') return giveUp(deps, placement)
  if (!payment?.providerReference) {
    const found = await askProvider(deps, placement)
    return found ? runPlacement(deps, placement, found) : placement
  }
  const result = await confirmCharge(deps, placement)
  if (result.state === 'challenge' && body.additionalData.result === 'failed')
    return runPlacement(deps, placement, { event: 'gave_up' })
  return result.state === 'unknown'
    ? placement
    : runPlacement(deps, placement, { event: toEvent(result), answer: result })
}

// A shopper who paid at the bank in another tab and gives the order up here has an order.
const giveUp = async (deps: PatchDeps, placement: PlacementRow): Promise<PlacementRow> => {
  const { payment } = placement
  const answer =
    payment?.providerReference && isCapturedAtOnce(payment.method) ? await confirmCharge(deps, placement) : null
  if (answer?.state === 'authorised') return runPlacement(deps, placement, { event: 'authorised', answer })
  return runPlacement(deps, placement, { event: 'gave_up' })
}

const answer = async (deps: PatchDeps, call: PatchCall, placement: PlacementRow): Promise<Order> => {
  const reply = await toOrderReply(deps, call, placement)
  if (placement.state !== 'failed') return reply
  const newBasketId = await renewCart(deps, call, placement.cartId)
  return { ...reply, ...toFailure(placement, call), ...(newBasketId && { newBasketId }) }
}

/** Names the reason as `placeOrder` does; not of a challenge that the dialog has shown, nor of an order that was given up. */
const toFailure = (placement: PlacementRow, call: PatchCall): Pick<Order, 'failure'> => {
  const refusal = toFailedRefusal(placement)
  if (placement.failureReason === 'authentication' || refusal.errorId === 'PAY400') return {}
  const [failure] = toErrorReply(refusal.details, call).errorDetails
  return failure ? { failure: { errorId: failure.errorId, message: failure.message } } : {}
}

const isCapturedAtOnce = (method: string): boolean =>
  isPaymentMethodCode(method) && paymentMethodTraits[method].isCapturedAtOnce
