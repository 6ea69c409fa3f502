import type { CallId, CallReply, ErrorReply } from '@lacehouse/contracts'
import { createCartWith, makeAddressed } from './fill-cart.ts'
import type { TestReply, TestShopper } from './test-client.ts'

type Wallet = 'KLARNA' | 'PAYPAL' | 'APPLE_PAY'
type Instrument = {
  readonly payment_method_id: Wallet
  readonly token?: string
  readonly sealed?: string
  /** The default is the session that the shopper opened last. */
  readonly payment_session_id?: string
}

type Answer<Id extends CallId> = Promise<TestReply<CallReply<Id> & ErrorReply>>

/** The calls of a page whose shopper pays with a wallet. */
export type WalletCalls = {
  /** Makes a cart with one unit of `productId`, with address and billing. */
  readonly addressed: (productId: string) => Promise<CallReply<'cart.get'>>
  readonly openSession: (cartId: string, method: Wallet, paymentMethod?: string) => Answer<'cart.paymentSession'>
  readonly add: (basketId: string, body: Instrument) => Answer<'cart.addPaymentInstrument'>
  readonly place: (cartId: string) => Answer<'checkout.placeOrder'>
}

/** Makes the wallet calls of a shopper; refusals are returned as replies. */
export function walletCallsOf(shopper: TestShopper): WalletCalls {
  let sessionId: string | undefined
  return {
    addressed: async (productId) => makeAddressed(shopper, (await createCartWith(shopper, productId)).id),
    openSession: async (cartId, method, paymentMethod) => {
      const query = { cartId, paymentMethodId: method, paymentMethod }
      const opened = await shopper.tryCall('cart.paymentSession', { query })
      sessionId = opened.body.meta?.sessionId ?? sessionId
      return opened
    },
    add: (basketId, instrument) => {
      const session = instrument.payment_method_id === 'KLARNA' && sessionId ? { payment_session_id: sessionId } : {}
      const body = { ...session, ...instrument }
      return shopper.tryCall('cart.addPaymentInstrument', { params: { basketId }, body })
    },
    place: (cartId) => shopper.tryCall('checkout.placeOrder', { body: { cartId } }),
  }
}
