import { findParticipant } from '../../core/experiments/find-participant.ts'
import type { RecordDeps as ExperimentDeps } from '../../core/experiments/record-experiments.ts'
import type { Handler } from '../../http/call.ts'

/** Lets the experiments of its visitor know of a placed order; one that waits for its payment is no purchase yet (ROLE-05). */
export function recordPurchase(
  { experiments, config }: ExperimentDeps,
  place: Handler<'checkout.placeOrder'>,
): Handler<'checkout.placeOrder'> {
  return async (call) => {
    const order = await place(call)
    const { site, headers, reply } = call
    const isPlaced = order.state === 'processing' || order.state === 'finalised'
    const participant = isPlaced ? findParticipant({ site, headers, cookies: reply.request.cookies }, config) : null
    if (participant) experiments.convertOrder(participant, order.orderNumber)
    return order
  }
}
