import { useRef, useState } from 'react'
import { isApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser-api.ts'
import { keepCartMemory, readCartMemory } from '../../api/cart-memory.ts'
import { queryClient } from '../../api/query-client.ts'
import { getCaptcha } from '../../captcha/get-captcha.ts'
import type { Cart } from '../../cart/cart.ts'
import { cartKey, dropCart, peekCart } from '../../cart/cart-query.ts'
import { changeCart } from '../../cart/change-cart.ts'
import { isPart } from '../../cart/paid-by-parts.ts'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useShop } from '../../use-shop.ts'
import { forgetCheckoutDraft } from './checkout-draft.ts'
import { type FailureReason, type FollowDeps, type OrderOutcome, placeAndFollow, resumeOrder } from './follow-order.ts'

/** `offline`: the order is held back, and is sent as soon as the connection is there again. */
export type PlacingPhase = 'idle' | 'offline' | 'placing' | 'checking'

/** Refusals after which the same card is no use (PAY-14). */
const refusedCards = ['PYT402', 'PYT404', 'PYT406', 'FE309']

type Handlers = {
  /** The payment failed at the bank or in its check: another try begins at billing (CHK-09). */
  readonly onFailed: (reason: FailureReason) => void
  readonly onRefused: (error: unknown) => void
  /** Nobody answered in the end: the order may have been placed, or not. */
  readonly onUnreached: () => void
}

export type Placing = {
  readonly phase: PlacingPhase
  readonly place: (cart: Cart) => void
  readonly resume: (orderNumber: string) => void
  /** Lets go of an order that is held back. */
  readonly hold: () => void
}

/** Places the order, once however often it is asked for, and sees it through to its end. */
export function usePlacing({ onFailed, onRefused, onUnreached }: Handlers): Placing {
  const { site } = useShop()
  const [phase, setPhase] = useState<PlacingPhase>('idle')
  const isRunning = useRef(false)
  const letGo = useRef<() => void>(() => undefined)

  /** Waits until there is a way to the shop; false when the shopper would rather not wait. */
  async function waitForConnection(): Promise<boolean> {
    const { isCutOff, whenConnected } = await loadConnection()
    if (!isCutOff()) return true
    setPhase('offline')
    const isLetGo = new Promise<false>((resolve) => {
      letGo.current = () => resolve(false)
    })
    return Promise.race([whenConnected().then(() => true), isLetGo])
  }

  async function run(follow: (deps: FollowDeps) => Promise<OrderOutcome>, cart: Cart | null): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    try {
      if (!(await waitForConnection())) return
      setPhase('placing')
      const captcha = await getCaptcha(cart !== null && site.features.captcha.order)
      await settle(await follow(toDeps(cart, captcha, () => setPhase('checking'))), onFailed)
    } catch (error) {
      await (isApiError(error, 'ORD415') ? prepareAgain() : queryClient.invalidateQueries({ queryKey: cartKey }))
      if (isApiError(error, ...refusedCards)) await dropRefused()
      if (isApiError(error) && error.status === 0) onUnreached()
      else onRefused(error)
    } finally {
      isRunning.current = false
      setPhase('idle')
    }
  }

  return {
    phase,
    place: (cart) => void run(placeAndFollow, cart),
    hold: () => letGo.current(),
    resume: (orderNumber) => void run((deps) => resumeOrder(deps, orderNumber), null),
  }
}

/** Here since the page was read, so that it is at hand when nothing else can be fetched. */
const loadConnection = () => import('../../status/watch-connection.ts')

function toDeps(cart: Cart | null, captcha: string | undefined, onChecking: () => void): FollowDeps {
  return {
    place: async () => {
      // Here since the summary, which asks for it.
      const { readSeller } = await import('../../stores/seller.ts')
      return browserApi.call('checkout.placeOrder', {
        body: {
          cartId: cart?.id ?? '',
          expectedTotal: cart?.totals.total,
          inStoreSalesInfo: readSeller() ?? undefined,
          ...(captcha && { recaptcha_response: captcha }),
        },
      })
    },
    patch: (orderNumber, additionalData) =>
      browserApi.call('checkout.patchOrder', { params: { orderNumber }, body: { additionalData } }),
    challenge: async (action) => {
      const shown = await openDialog('challenge', action)
      if (shown.ok) return shown.value
      // Whoever leaves the page has not refused: coming back to the checkout leads back into the challenge.
      return shown.reason === 'dismissed' ? 'cancelled' : null
    },
    pause: async (duration) => {
      await new Promise((resolve) => setTimeout(resolve, duration))
      // Tries are few: none is spent while nobody can answer.
      await (await loadConnection()).whenConnected()
    },
    onChecking,
  }
}

/** What changed is fixed anew, so that the shopper confirms exactly what will be charged and given (T16). */
async function prepareAgain(): Promise<void> {
  try {
    await changeCart(({ cartId }) => browserApi.call('checkout.prepareOrder', { body: { basketId: cartId } }))
  } catch {
    await queryClient.invalidateQueries({ queryKey: cartKey })
  }
}

/** A placed order takes the cart with it; a failed one leaves the shopper a new cart to go on with. */
async function settle(outcome: OrderOutcome, onFailed: Handlers['onFailed']): Promise<void> {
  if (outcome.kind === 'left') return
  if (outcome.kind !== 'failed') {
    forgetCheckoutDraft()
    return dropCart(outcome.order.orderNumber)
  }
  const { newBasketId } = outcome.order
  if (newBasketId) keepCartMemory({ cartId: newBasketId, count: readCartMemory()?.count ?? 0 })
  await queryClient.invalidateQueries({ queryKey: cartKey })
  onFailed(outcome.reason)
}

/** Takes the refused card off the cart, so that billing asks for another; gift cards, points and credit stay on it (T13). */
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
      // It is replaced by the next card anyway.
      console.warn(error)
    }
  }
}
