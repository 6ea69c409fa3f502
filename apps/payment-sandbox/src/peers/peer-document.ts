import type { Behaviour } from '../cards/test-cards.ts'

type Stored = {
  id: string
  createdAt: string
}

/** A Klarna session: the shop's basket. */
export type KlarnaSession = Stored & {
  kind: 'klarna_session'
  clientToken: string
  amount: number
  currency: string
  country: string
  locale: string
  /** The shop's own reference of what is paid. */
  reference: string | null
  /** The latest agreement in the widget; null before it. */
  authorizationToken: string | null
}

/** A shopper's agreement in Klarna's widget; valid for one order. */
export type KlarnaAuthorization = Stored & {
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

/** A shipping option, as the shop offers it for an address. */
export type PaypalOption = {
  id: string
  label: string
  /** Minor units. */
  amount: number
  selected: boolean
}

/** A PayPal order, from its creation to approval and authorisation. */
export type PaypalOrder = Stored & {
  kind: 'paypal_order'
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  intent: 'AUTHORIZE' | 'CAPTURE'
  amount: number
  currency: string
  /** The shop's own reference of what is paid. */
  customId: string | null
  invoiceId: string | null
  locale: string
  returnUrl: string
  cancelUrl: string
  isAddressAsked: boolean
  isPaidThere: boolean
  buyer: string | null
  address: PeerAddress | null
  /** Where PayPal asks the shop what the order costs at an address; null where the shop gave no address for that. */
  callbackUrl: string | null
  options: readonly PaypalOption[]
  paymentId: string | null
}

/** A reference from a used token or a payment to its order. */
export type PeerLink = Stored & {
  kind: 'link'
  target: string
}

export type PaypalAccess = Stored & {
  kind: 'paypal_access'
}

/** The records of Klarna and PayPal besides payments. */
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
