import { type BehaviourDeps, recordBehaviour } from '../../core/recommendations/record-behaviour.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { type FillDeps, fillSlot } from './fill-slot.ts'

type DecisionEvent = Call<'decisions.decide'>['body']['events'][number]

const usualLimit = 12
const kinds = { product: 'viewed', cart: 'added', purchase: 'bought' } as const

/**
 * Decides what a visit is shown (REC-01): one filled slot for each event that names one. What the events say is recorded like the
 * events of a page.
 */
export function decide(deps: FillDeps & BehaviourDeps): Handler<'decisions.decide'> {
  return async (call) => {
    const { events, monetateId } = call.body
    if (call.params.brand !== call.site.brand) throw new Refusal('API404', { field: 'brand' })
    const { site, headers, reply } = call
    const visitor = { site, visit: monetateId, headers, cookies: reply.request.cookies }
    await recordBehaviour(deps, visitor, events.flatMap(toPageEvents))
    const known = listKnown(events)
    const filled = await Promise.all(
      events.flatMap(({ slot, limit = usualLimit }) => (slot ? [fillSlot(deps, call, { ...known, slot, limit })] : [])),
    )
    return { actions: filled.map((action) => ({ actionType: 'recommendations' as const, ...action })) }
  }
}

const toPageEvents = ({ eventType, productIds = [] }: DecisionEvent) =>
  eventType === 'decision'
    ? []
    : productIds.map((id) => ({
        type: 'product' as const,
        name: kinds[eventType],
        at: 0,
        data: { productId: id.toUpperCase() },
      }))

/** What the events of a decision say together about the page and the cart. */
const listKnown = (events: readonly DecisionEvent[]) => {
  const idsOf = (...types: readonly DecisionEvent['eventType'][]): string[] =>
    events.filter(({ eventType }) => types.includes(eventType)).flatMap(({ productIds = [] }) => productIds)
  const viewed = idsOf('product').map((id) => id.toUpperCase())
  return { productId: viewed[0], viewed, besides: idsOf('cart', 'purchase').map((id) => id.toUpperCase()) }
}
