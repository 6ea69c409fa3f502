import type { CallReply } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import { isApiError } from '../../client/api/api-error.ts'

export type Order = CallReply<'checkout.placeOrder'>
export type ChallengeAction = { readonly id: string; readonly url: string }
export type ChallengeResult = 'authenticated' | 'failed' | 'cancelled'
export type PatchData = { readonly challengeId?: string; readonly result?: ChallengeResult }

/** The dependencies of following an order. */
export type FollowDeps = {
  readonly place: () => Promise<Order>
  readonly patch: (orderNumber: string, data: PatchData) => Promise<Order>
  /** Shows the bank's page and waits for its result; null when the shopper left the page instead. */
  readonly challenge: (action: ChallengeAction) => Promise<ChallengeResult | null>
  readonly pause: (duration: Duration) => Promise<void>
  /** Called when the order waits for the bank. */
  readonly onChecking: () => void
}

/** The provider's reason, a failed authentication, or an unknown reason. */
export type FailureReason = 'PYT402' | 'PYT406' | 'FE309' | 'authentication' | null

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  /** The bank is still checking: the order is placed, and the shopper need not wait. */
  | { readonly kind: 'pending'; readonly order: Order }
  | { readonly kind: 'failed'; readonly order: Order; readonly reason: FailureReason }
  /** The challenge is not answered, and the shopper has left the page. */
  | { readonly kind: 'left'; readonly order: Order }

const pausesAfterLoss: readonly Duration[] = [seconds(1), seconds(2), seconds(4), seconds(8)]
const pollPause: Duration = seconds(2)
const mostPolls = 45

/**
 * Places a cart's order and follows it to its end. A call whose answer was lost is repeated, which places no second
 * order (CHK-07).
 */
export async function placeAndFollow(deps: FollowDeps): Promise<OrderOutcome> {
  return follow(deps, await untilAnswered(deps, deps.place))
}

/** Follows an order that was being placed when the page was left (CHK-09). */
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
  const reported = (['PYT402', 'PYT406', 'FE309'] as const).find((id) => id === failure?.errorId)
  return reported ?? (wasAsked ? 'authentication' : null)
}

const answer = (deps: FollowDeps, { orderNumber }: Order, data: PatchData): Promise<Order> =>
  untilAnswered(deps, () => deps.patch(orderNumber, data))

async function poll(deps: FollowDeps, { orderNumber }: Order): Promise<Order> {
  deps.onChecking()
  await deps.pause(pollPause)
  return untilAnswered(deps, () => deps.patch(orderNumber, {}))
}

/** Repeats a call while the server does not answer; each of these calls is idempotent. */
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
  isApiError(error) && (error.status === 0 || error.status >= 500) && !isFinalRefusal(error.errorId)

/** Refusals of the provider that are final although their status is a server error. */
const isFinalRefusal = (errorId: string | null) => errorId === 'PAY400' || errorId === 'TAX309'

function findChallenge({ flash }: Order): ChallengeAction | null {
  const action = flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details.action
  return action?.type === 'challenge' ? { id: action.id, url: action.url } : null
}
