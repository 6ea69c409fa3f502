import type { CallReply } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import { isApiError } from '../../client/api/api-error.ts'

export type Order = CallReply<'checkout.placeOrder'>
export type ChallengeAction = { readonly id: string; readonly url: string }
export type ChallengeResult = 'authenticated' | 'failed' | 'cancelled'
export type PatchData = { readonly challengeId?: string; readonly result?: ChallengeResult }

/** What following an order needs of the world around it. */
export type FollowDeps = {
  readonly place: () => Promise<Order>
  readonly patch: (orderNumber: string, data: PatchData) => Promise<Order>
  /** Shows the bank's page and waits for what came of it; null when the shopper went to another page instead. */
  readonly challenge: (action: ChallengeAction) => Promise<ChallengeResult | null>
  readonly pause: (duration: Duration) => Promise<void>
  /** Told when nothing can be done but wait for the bank. */
  readonly onChecking: () => void
}

/** What the provider said of the card, that the bank's question was not answered, or nothing that is known. */
export type FailureReason = 'PYT402' | 'PYT406' | 'FE309' | 'authentication' | null

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  /** The bank takes its time: the order stands, and the shopper need not wait here. */
  | { readonly kind: 'pending'; readonly order: Order }
  | { readonly kind: 'failed'; readonly order: Order; readonly reason: FailureReason }
  /** The bank still waits for its answer, and the shopper is elsewhere. */
  | { readonly kind: 'left'; readonly order: Order }

const pausesAfterLoss: readonly Duration[] = [seconds(1), seconds(2), seconds(4), seconds(8)]
const pollPause: Duration = seconds(2)
const mostPolls = 45

/** Places a cart's order and sees it through; an answer that was lost is asked for again, which makes no second order (CHK-07). */
export async function placeAndFollow(deps: FollowDeps): Promise<OrderOutcome> {
  return follow(deps, await untilAnswered(deps, deps.place))
}

/** Goes on with an order that was being placed when the page was left (CHK-09). */
export async function resumeOrder(deps: FollowDeps, orderNumber: string): Promise<OrderOutcome> {
  return follow(deps, await untilAnswered(deps, () => deps.patch(orderNumber, {})))
}

async function follow(deps: FollowDeps, first: Order): Promise<OrderOutcome> {
  let order = first
  const answered = new Set<string>()
  for (let polls = 0; polls < mostPolls; polls += 1) {
    if (order.state === 'finalised') return { kind: 'placed', order }
    if (order.state === 'failed' || order.state === 'cancelled')
      return { kind: 'failed', order, reason: toReason(order, answered.size > 0) }
    const action = findChallenge(order)
    if (!action || answered.has(action.id)) {
      order = await poll(deps, order)
      continue
    }
    const result = await deps.challenge(action)
    if (!result) return { kind: 'left', order }
    answered.add(action.id)
    order = await answer(deps, order, { challengeId: action.id, result })
  }
  return { kind: 'pending', order }
}

const toReason = ({ failure }: Order, wasAsked: boolean): FailureReason => {
  const told = (['PYT402', 'PYT406', 'FE309'] as const).find((id) => id === failure?.errorId)
  return told ?? (wasAsked ? 'authentication' : null)
}

const answer = (deps: FollowDeps, { orderNumber }: Order, data: PatchData): Promise<Order> =>
  untilAnswered(deps, () => deps.patch(orderNumber, data))

async function poll(deps: FollowDeps, { orderNumber }: Order): Promise<Order> {
  deps.onChecking()
  await deps.pause(pollPause)
  return untilAnswered(deps, () => deps.patch(orderNumber, {}))
}

/** Asks again while the server is away: each of these calls may be repeated. */
async function untilAnswered(deps: FollowDeps, ask: () => Promise<Order>): Promise<Order> {
  for (const pause of pausesAfterLoss) {
    try {
      return await ask()
    } catch (error) {
      if (!isLost(error)) throw error
      deps.onChecking()
      await deps.pause(pause)
    }
  }
  return ask()
}

const isLost = (error: unknown) =>
  isApiError(error) && (error.status === 0 || error.status >= 500) && !isSaid(error.errorId)

/** Refusals of the provider that are final though their status is a server's. */
const isSaid = (errorId: string | null) => errorId === 'PAY400' || errorId === 'TAX309'

function findChallenge({ flash }: Order): ChallengeAction | null {
  const action = flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details.action
  return action?.type === 'challenge' ? { id: action.id, url: action.url } : null
}
