import { refreshAccount } from '../../client/account/profile-query.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { getCaptcha } from '../../client/captcha/get-captcha.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { readCartMemory, saveCartMemory } from '../../client/cart/cart-memory.ts'
import { cartKey, dropCart, peekCart } from '../../client/cart/cart-query.ts'
import { changeCart } from '../../client/cart/change-cart.ts'
import { countPaidByParts, isPart } from '../../client/cart/paid-by-parts.ts'
import { loadConnection } from '../../client/status/load-connection.ts'
import { readSeller } from '../../client/stores/seller.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { forgetCheckoutDraft } from './checkout-draft.ts'
import { type FailureReason, type FollowDeps, type OrderOutcome, placeAndFollow, resumeOrder } from './poll-order.ts'
import type { ShopperChoices } from './shopper-choice.ts'

/** Refusals after which the same card cannot be used again (PAY-14). */
const refusedCards = ['PYT402', 'PYT404', 'PYT406', 'FE309']

export type PlacingEnds = {
  /** The payment failed at the bank or in its authentication: the next attempt begins at billing (CHK-09). */
  readonly onFailed: (reason: FailureReason) => void
  readonly onRefused: (error: unknown) => void
  /** The shopper did not wait for the provider. */
  readonly onGivenUp: (choice: 'pay_otherwise' | 'back_to_cart') => Promise<void>
  /** No call was answered in the end: the order may have been placed or not. */
  readonly onUnreached: () => void
}

/** A cart to order, or the number of an order that was being placed. */
export type ToPlace = Cart | string

type Options = PlacingEnds & {
  readonly asksCaptcha: boolean
  readonly choices: ShopperChoices
  readonly onChecking: (isOrderKnown: boolean) => void
  readonly onBank: (url: string) => void
}

/** Places an order, or continues with one, and reports how it ended; never throws. */
export async function submitOrder(
  wanted: ToPlace,
  { asksCaptcha, onChecking, onBank, choices, ...ends }: Options,
): Promise<void> {
  const cart = typeof wanted === 'string' ? null : wanted
  try {
    const captcha = await getCaptcha(cart !== null && asksCaptcha)
    const deps = { ...toDeps(cart, captcha, choices), onChecking, onBank }
    await applyOutcome(await (typeof wanted === 'string' ? resumeOrder(deps, wanted) : placeAndFollow(deps)), ends)
  } catch (error) {
    await (isApiError(error, 'ORD415') ? prepareAgain() : queryClient.invalidateQueries({ queryKey: cartKey }))
    if (isApiError(error, ...refusedCards)) await dropRefused()
    if (isApiError(error) && error.status === 0) ends.onUnreached()
    else ends.onRefused(error)
  }
}

function toDeps(
  cart: Cart | null,
  captcha: string | undefined,
  { pause, take }: ShopperChoices,
): Omit<FollowDeps, 'onChecking' | 'onBank'> {
  return {
    place: () =>
      browserApi.call('checkout.placeOrder', {
        body: {
          cartId: cart?.id ?? '',
          expectedTotal: cart?.totals.total,
          expectedStoredValue: cart ? countPaidByParts(cart).paid : undefined,
          expectedPreOrder: cart?.preOrder?.from,
          inStoreSalesInfo: readSeller() ?? undefined,
          ...(captcha && { recaptcha_response: captcha }),
        },
      }),
    patch: (orderNumber, additionalData) =>
      browserApi.call('checkout.patchOrder', { params: { orderNumber }, body: { additionalData } }),
    challenge: async (action) => {
      const shown = await openDialog('challenge', action)
      if (shown.ok) return shown.value
      // A shopper who leaves the page has not refused: the checkout leads back into the challenge.
      return shown.reason === 'dismissed' ? 'cancelled' : null
    },
    leave: leaveForBank,
    pause: async (duration) => {
      await pause(duration)
      // The number of attempts is limited, so that none is spent without a connection.
      await (await loadConnection()).whenConnected()
    },
    takeChoice: take,
  }
}

/** Opens the bank's page in place of the checkout. A browser may keep the page that is left, and show it again when the shopper goes back. */
function leaveForBank(url: string): Promise<void> {
  const isBack = new Promise<void>((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { once: true })
  })
  location.assign(url)
  return isBack
}

/** Prepares the order again, so that the shopper confirms exactly what will be charged (T16). */
async function prepareAgain(): Promise<void> {
  try {
    await changeCart(({ cartId }) => browserApi.call('checkout.prepareOrder', { body: { basketId: cartId } }))
  } catch {
    await queryClient.invalidateQueries({ queryKey: cartKey })
  }
}

/** Clears the cart of a placed order; a failed order gives the shopper a new cart. */
async function applyOutcome(outcome: OrderOutcome, { onFailed, onGivenUp }: PlacingEnds): Promise<void> {
  if (outcome.kind === 'left') return
  if (outcome.kind !== 'failed' && outcome.kind !== 'given_up') {
    forgetCheckoutDraft()
    // The order has changed points, credit and orders of the account.
    void refreshAccount()
    return dropCart(outcome.order.orderNumber)
  }
  const { newBasketId } = outcome.order
  if (newBasketId) saveCartMemory({ cartId: newBasketId, count: readCartMemory()?.count ?? 0 })
  const leaves = outcome.kind === 'given_up' && outcome.choice === 'back_to_cart'
  // The checkout is left before it gets the new cart, which would lead it to another step.
  if (leaves) await onGivenUp('back_to_cart')
  await queryClient.invalidateQueries({ queryKey: cartKey })
  if (outcome.kind === 'failed') onFailed(outcome.reason)
  else if (!leaves) await onGivenUp('pay_otherwise')
}

/** Removes the refused card from the cart, so that billing asks for another; stored value stays on it (T13). */
async function dropRefused(): Promise<void> {
  const refused = peekCart()?.payment_instruments.filter((instrument) => !isPart(instrument))
  for (const { payment_instrument_id } of refused ?? []) {
    try {
      await changeCart(({ cartId }) =>
        browserApi.call('cart.removePaymentInstrument', {
          params: { basketId: cartId },
          body: { payment_instrument_id },
        }),
      )
    } catch (error) {
      // The next card replaces it anyway.
      console.warn(error)
    }
  }
}
