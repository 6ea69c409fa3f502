import type { Behaviour } from '../cards/test-cards.ts'

type Kept = {
  id: string
  createdAt: string
}

/** A shopper's session with the instalment peer: what the shop said of the basket. */
export type KlarnaSession = Kept & {
  kind: 'klarna_session'
  clientToken: string
  amount: number
  currency: string
  country: string
  locale: string
}

/** What a shopper agreed to in the widget; good for one order. */
export type KlarnaAuthorization = Kept & {
  kind: 'klarna_authorization'
  sessionId: string
  category: string
  behaviour: Behaviour
}

export type PeerAddress = {
  fullName: string
  line1: string
  line2?: string
  city: string
  region?: string
  postalCode: string
  country: string
}

/** A way to send the goods, as the shop has offered it for an address. */
export type PaypalOption = {
  id: string
  label: string
  /** Minor units. */
  amount: number
  selected: boolean
}

/** An order of the wallet peer, from its making to the shopper's yes and the money. */
export type PaypalOrder = Kept & {
  kind: 'paypal_order'
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  intent: 'AUTHORIZE' | 'CAPTURE'
  amount: number
  currency: string
  invoiceId: string | null
  locale: string
  returnUrl: string
  cancelUrl: string
  isAddressAsked: boolean
  isPaidThere: boolean
  buyer: string | null
  address: PeerAddress | null
  /** Where the shop is asked what an address costs; null where it did not want to be. */
  callbackUrl: string | null
  options: readonly PaypalOption[]
  paymentId: string | null
}

/** What became of something: the order of a used token or of a payment. */
export type PeerLink = Kept & {
  kind: 'link'
  target: string
}

export type PaypalAccess = Kept & {
  kind: 'paypal_access'
}

/** What the peers keep beside payments. */
export type PeerDocument = KlarnaSession | KlarnaAuthorization | PaypalOrder | PaypalAccess | PeerLink

/** The document of a kind with this id, or null. */
export function findDocument<Kind extends PeerDocument['kind']>(
  { findDocument: find }: { findDocument: (id: string) => PeerDocument | null },
  kind: Kind,
  id: string,
): Extract<PeerDocument, { kind: Kind }> | null {
  const document = find(id)
  return document?.kind === kind ? (document as Extract<PeerDocument, { kind: Kind }>) : null
}
