import type { CallReply } from '@lacehouse/contracts'
import { isPaymentMethodCode, paymentMethodTraits } from '@lacehouse/domain/payment/instrument'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import { isApiError } from '../../client/api/api-error.ts'
import type { ShopperChoice } from './shopper-choice.ts'

export type Order = CallReply<'checkout.placeOrder'>
export type ChallengeAction = { readonly id: string; readonly url: string }
type PendingAction = ChallengeAction & { readonly isRedirect: boolean }
export type ChallengeResult = 'authenticated' | 'failed' | 'cancelled'
export type PatchData = {
  readonly challengeId?: string
  readonly result?: ChallengeResult
  readonly asksAgain?: true
}

/** The dependencies of following an order. */
export type FollowDeps = {
  readonly place: () => Promise<Order>
  readonly patch: (orderNumber: string, data: PatchData) => Promise<Order>
  /** Shows the bank's page and waits for its result; null when the shopper left the page instead. */
  readonly challenge: (action: ChallengeAction) => Promise<ChallengeResult | null>
  /** Leaves the checkout for the bank's page; ends only when the shopper comes back to this very page. */
  readonly leave: (url: string) => Promise<void>
  /** Called while the bank waits for the shopper, who is in the shop. */
  readonly onBank: (url: string) => void
  readonly pause: (duration: Duration) => Promise<void>
  /** Returns how the shopper wants to go on instead of waiting, once for each choice. */
  readonly takeChoice: () => ShopperChoice | null
  /** Called when the order waits for the bank; false while not even the shop has answered. */
  readonly onChecking: (isOrderKnown: boolean) => void
}

/**
 * What the server answered, a challenge that failed, a bank's page that the shopper left without paying or that refused the payment, or
 * nothing known.
 */
export type FailureReason = NonNullable<Order['failure']> | 'authentication' | 'bank_left' | 'bank_refused' | null

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  /** The bank is still checking: the order is placed, and the shopper need not wait. */
  | { readonly kind: 'pending'; readonly order: Order }
  | { readonly kind: 'failed'; readonly order: Order; readonly reason: FailureReason }
  /** The shopper did not wait for the provider: the order is cancelled, and what the provider holds for it is released. */
  | { readonly kind: 'given_up'; readonly order: Order; readonly choice: 'pay_otherwise' | 'back_to_cart' }
  /** The challenge is not answered, and the shopper has left the page. */
  | { readonly kind: 'left'; readonly order: Order }

const pausesAfterLoss: readonly Duration[] = [seconds(1), seconds(2), seconds(4), seconds(8)]
const pollPause: Duration = seconds(2)
/** After these the bank's decision is left to a mail; an order whose provider does not answer is asked for less often. */
const mostPolls = 45
const longPollPause: Duration = seconds(15)
/** The shop itself gives up a provider that does not answer for half an hour. */
const mostLongPolls = 120

/**
 * Places a cart's order and follows it to its end. A call whose answer was lost is repeated, which places no second
 * order (CHK-07).
 */
export async function placeAndFollow(deps: FollowDeps): Promise<OrderOutcome> {
  return follow(deps, await untilAnswered(deps, deps.place), deps.leave)
}

/** Follows an order that was being placed when the page was left (CHK-09). */
export async function resumeOrder(deps: FollowDeps, orderNumber: string): Promise<OrderOutcome> {
  return follow(deps, await untilAnswered(deps, () => deps.patch(orderNumber, {})), null)
}

/** Only a shopper who has just placed the order is sent to the bank; one who comes back from there chooses how to go on. */
async function follow(deps: FollowDeps, first: Order, leaves: FollowDeps['leave'] | null): Promise<OrderOutcome> {
  let order = first
  let leave = leaves
  let choice: ShopperChoice | null = null
  const answered = new Set<string>()
  for (let polls = 0; ; polls += 1) {
    if (order.state === 'finalised') return { kind: 'placed', order }
    if (order.state === 'failed' || order.state === 'cancelled')
      return toFailed(order, { choice, wasAsked: answered.size > 0 })
    if (polls >= mostPolls + (isUndecided(order) ? mostLongPolls : 0)) return { kind: 'pending', order }
    const action = findChallenge(order)
    if (!action || action.isRedirect || answered.has(action.id)) {
      if (action?.isRedirect && leave) await leave(action.url)
      leave = null
      const duration = polls < mostPolls ? pollPause : longPollPause
      choice = await waitForNextPoll(deps, duration, action?.isRedirect ? action.url : null)
      order = await answer(deps, order, choice ? dataOf[choice] : {})
      continue
    }
    const result = await deps.challenge({ id: action.id, url: action.url })
    if (!result) return { kind: 'left', order }
    answered.add(action.id)
    order = await answer(deps, order, { challengeId: action.id, result })
  }
}

/** The provider has not answered, or the shopper has not paid at the bank: the shop itself gives such an order up in the end. */
const isUndecided = (order: Order): boolean => order.state === 'processing' || findChallenge(order)?.isRedirect === true

const dataOf: Readonly<Record<ShopperChoice, PatchData>> = {
  ask_again: { asksAgain: true },
  pay_otherwise: { result: 'cancelled' },
  back_to_cart: { result: 'cancelled' },
}

type Ending = { readonly choice: ShopperChoice | null; readonly wasAsked: boolean }

const toFailed = (order: Order, { choice, wasAsked }: Ending): OrderOutcome =>
  choice && choice !== 'ask_again'
    ? { kind: 'given_up', order, choice }
    : { kind: 'failed', order, reason: toReason(order, wasAsked) }

const toReason = (order: Order, wasAsked: boolean): FailureReason => {
  const { failure } = order
  if (isPaidAtBank(order) && !failure) return 'bank_left'
  if (isPaidAtBank(order) && failure?.errorId === 'PYT406') return 'bank_refused'
  return failure ?? (wasAsked ? 'authentication' : null)
}

const isPaidAtBank = ({ paymentMethod }: Order): boolean =>
  paymentMethod.some(({ code }) => isPaymentMethodCode(code) && paymentMethodTraits[code].isPaidAtBank)

const answer = (deps: FollowDeps, { orderNumber }: Order, data: PatchData): Promise<Order> =>
  untilAnswered(deps, () => deps.patch(orderNumber, data))

async function waitForNextPoll(
  deps: FollowDeps,
  pause: Duration,
  bankUrl: string | null,
): Promise<ShopperChoice | null> {
  if (bankUrl) deps.onBank(bankUrl)
  else deps.onChecking(true)
  await deps.pause(pause)
  return deps.takeChoice()
}

/** Repeats a call while the server does not answer; each of these calls is idempotent. */
async function untilAnswered(deps: FollowDeps, ask: () => Promise<Order>): Promise<Order> {
  for (const pause of pausesAfterLoss) {
    try {
      return await ask()
    } catch (error) {
      if (!isLost(error)) throw error
      deps.onChecking(false)
      await deps.pause(pause)
    }
  }
  return ask()
}

const isLost = (error: unknown) =>
  isApiError(error) && (error.status === 0 || error.status >= 500) && !isFinalRefusal(error.errorId)

/** Refusals of the provider that are final although their status is a server error. */
const isFinalRefusal = (errorId: string | null) => errorId === 'PAY400' || errorId === 'TAX309'

function findChallenge({ flash }: Order): PendingAction | null {
  const action = flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details.action
  if (action?.type !== 'challenge' && action?.type !== 'redirect') return null
  return { id: action.id, url: action.url, isRedirect: action.type === 'redirect' }
}
