import { createTestPeers, seal, type TestShopper } from '@lacehouse/test-kit'
import type { ProofShop } from '../shop/open-proof-shop.ts'

/** The body that a page sends to pay with an approval. */
export type Instrument = { readonly payment_method_id: string } & Readonly<Record<string, string>>

/** A payment method whose shopper approves at the provider. */
export type ApprovalMethod = {
  readonly name: string
  readonly locale: string
  /** A locale of a site with another currency. */
  readonly elsewhere: string
  /** Whether the shopper approves a sum there, and not only a card. */
  readonly approvesSum: boolean
  /** Opens a session for a cart and approves it as its shopper. */
  readonly approve: (shopper: TestShopper, cartId: string) => Promise<Instrument>
}

const testCard = { card: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }

type Session = {
  readonly merchantSession: string
  /** The id of the session where the token alone does not lead to it. */
  readonly sessionId?: string
}

const openSession = async (shopper: TestShopper, cartId: string, paymentMethodId: string): Promise<Session> => {
  const paymentMethod = paymentMethodId === 'PAYPAL' ? 'express' : undefined
  const { status, body } = await shopper.tryCall('cart.paymentSession', {
    query: { cartId, paymentMethodId, paymentMethod },
  })
  if (status >= 400) throw new Error(`no session for ${paymentMethodId}: ${JSON.stringify(body)}`)
  return body.meta
}

/** The approvals of PayPal, Klarna, a wallet and the card fields. */
export function openApprovalMethods(shop: ProofShop): ApprovalMethod[] {
  const peers = createTestPeers(shop.sandboxUrl())
  return [
    {
      name: 'PayPal',
      locale: 'en-us',
      elsewhere: 'de-de',
      approvesSum: true,
      approve: async (shopper, cartId) => {
        const { merchantSession: token } = await openSession(shopper, cartId, 'PAYPAL')
        await peers.answerAtPaypal(token, 'ada', 'US')
        return { payment_method_id: 'PAYPAL', token }
      },
    },
    {
      name: 'Klarna',
      locale: 'de-de',
      elsewhere: 'fr-ca',
      approvesSum: true,
      approve: async (shopper, cartId) => {
        const { merchantSession, sessionId } = await openSession(shopper, cartId, 'KLARNA')
        const { authorization_token: token } = await peers.agreeAtKlarna(merchantSession)
        return { payment_method_id: 'KLARNA', token, ...(sessionId && { payment_session_id: sessionId }) }
      },
    },
    {
      name: 'Apple Pay',
      locale: 'en-us',
      elsewhere: 'de-de',
      approvesSum: true,
      approve: async (shopper, cartId) => {
        await openSession(shopper, cartId, 'APPLE_PAY')
        const { totals } = await shopper.call('cart.get', { params: { basketId: cartId } })
        return {
          payment_method_id: 'APPLE_PAY',
          sealed: seal(testCard.card, {
            transactionAmount: Math.round(totals.total * 100),
            currencyCode: '840',
            applicationData: cartId,
          }),
        }
      },
    },
    {
      name: 'card fields',
      locale: 'en-us',
      elsewhere: 'de-de',
      approvesSum: false,
      approve: async (shopper, cartId) => {
        const { merchantSession: session } = await openSession(shopper, cartId, 'CREDIT_CARD')
        return { payment_method_id: 'CREDIT_CARD', token: await enterCard(shop, session) }
      },
    },
  ]
}

/** Enters a card in the provider's fields, as their framed page does. */
const enterCard = async (shop: ProofShop, session: string): Promise<string> => {
  const url = shop.sandboxUrl()
  const answer = await fetch(`${url}/hosted-fields/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ session, ...testCard }),
  })
  const reply = (await answer.json()) as { readonly token?: string }
  if (!reply.token) throw new Error(`the card fields answered ${JSON.stringify(reply)}`)
  return reply.token
}
