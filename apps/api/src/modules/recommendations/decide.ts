import { baselineVariant } from '@lacehouse/domain/experiments/experiment'
import type { Visitor } from '../../core/consents/has-consent.ts'
import { findParticipant } from '../../core/experiments/find-participant.ts'
import type { RecordDeps } from '../../core/experiments/record-experiments.ts'
import { type BehaviourDeps, recordBehaviour } from '../../core/recommendations/record-behaviour.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { type FillDeps, fillSlot } from './fill-slot.ts'

type DecisionEvent = Call<'decisions.decide'>['body']['events'][number]

export type DecideDeps = FillDeps & BehaviourDeps & Pick<RecordDeps, 'experiments'>

const usualLimit = 12
const kinds = { product: 'viewed', cart: 'added', purchase: 'bought' } as const

/**
 * Decides what a visit is shown (REC-01): one filled slot for each event that names one, and the variant of each experience (CMS-14). What the events say is recorded like the
 * events of a page.
 */
export function decide(deps: DecideDeps): Handler<'decisions.decide'> {
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
    const recommended = filled.map((action) => ({ actionType: 'recommendations' as const, ...action }))
    return { actions: [...recommended, ...decideExperiences(deps, visitor, events)] }
  }
}

/** Decides experiences as a page does: without consent or a running experiment there is no variant (CMS-14). */
const decideExperiences = ({ experiments, config }: DecideDeps, visitor: Visitor, events: readonly DecisionEvent[]) => {
  const participant = findParticipant(visitor, config)
  return events.flatMap(({ experienceId }) => {
    if (!experienceId) return []
    const variantId = participant && experiments.decideVariant({ ...participant, experienceId })
    const isVariant = variantId !== null && variantId !== baselineVariant
    return { actionType: 'experience' as const, experienceId, ...(isVariant && { variantId }) }
  })
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
