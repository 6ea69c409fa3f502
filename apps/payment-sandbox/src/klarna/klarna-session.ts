import { findDocument, type KlarnaSession } from '../peers/peer-document.ts'
import { PeerProblem } from '../peers/peer-problem.ts'
import { type Provider, timestamp } from '../provider.ts'

export type KlarnaLine = {
  name: string
  quantity: number
  unit_price: number
  total_amount: number
}

/** A basket as the shop's server sends it; amounts are minor units. */
export type KlarnaBasket = {
  purchase_country: string
  purchase_currency: string
  locale: string
  order_amount: number
  order_lines: KlarnaLine[]
  merchant_reference2?: string
}

/** Klarna's payment method categories, in the order in which they are shown. */
export const klarnaCategories = ['pay_over_time', 'pay_later'] as const
export type KlarnaCategory = (typeof klarnaCategories)[number]

/** Creates a session; the shop's page uses its client token. */
export function openKlarnaSession(provider: Provider, basket: KlarnaBasket): KlarnaSession {
  requireSum(basket)
  const id = provider.createId('kls')
  const session: KlarnaSession = {
    kind: 'klarna_session',
    id,
    clientToken: `${id}.${provider.createId('c').slice(2)}`,
    amount: basket.order_amount,
    currency: basket.purchase_currency,
    country: basket.purchase_country,
    locale: basket.locale,
    reference: basket.merchant_reference2 ?? null,
    authorizationToken: null,
    createdAt: timestamp(provider),
  }
  provider.ledger.putDocument(session)
  return session
}

/** A session as the shop's server reads it. */
export function toKlarnaSession(session: KlarnaSession) {
  const { clientToken, amount, currency, country, locale, reference, authorizationToken } = session
  return {
    status: 'incomplete',
    client_token: clientToken,
    order_amount: amount,
    purchase_currency: currency,
    purchase_country: country,
    locale,
    ...(reference && { merchant_reference2: reference }),
    ...(authorizationToken && { authorization_token: authorizationToken }),
  }
}

/** The session that a client token belongs to, or null. */
export function findKlarnaSession({ ledger }: Provider, clientToken: string): KlarnaSession | null {
  const session = findDocument(ledger, 'klarna_session', clientToken.split('.')[0] ?? '')
  return session?.clientToken === clientToken ? session : null
}

/** The lines of a basket sum to its amount, and each is its quantity times its unit price, as Klarna requires. */
export function requireSum({ order_amount, order_lines }: KlarnaBasket): void {
  const wrong = order_lines.find((line) => line.quantity * line.unit_price !== line.total_amount)
  if (wrong) throw klarnaProblem(400, 'BAD_VALUE', 'Bad value: order_lines.total_amount')
  const sum = order_lines.reduce((total, line) => total + line.total_amount, 0)
  if (sum !== order_amount) throw klarnaProblem(400, 'BAD_VALUE', 'Bad value: order_lines do not sum to order_amount')
}

export function klarnaProblem(status: number, code: string, ...messages: string[]): PeerProblem {
  return new PeerProblem(status, { error_code: code, error_messages: messages, correlation_id: 'sandbox' })
}
