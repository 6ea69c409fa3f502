import type { Reply } from '../http/idempotency.ts'
import { outcomes } from '../payments/behaviour-outcome.ts'
import type { PaymentRecord } from '../payments/payment.ts'
import { openPeerPayment } from '../peers/open-peer-payment.ts'
import { findDocument } from '../peers/peer-document.ts'
import type { Provider } from '../provider.ts'
import { type KlarnaBasket, klarnaProblem, requireSum } from './klarna-session.ts'
import { toFraudStatus } from './to-klarna-order.ts'

export type KlarnaOrderBody = KlarnaBasket & {
  merchant_reference1: string
}

/** A placed order's reply, and whether the reply is lost on its way. */
export type PlacedKlarnaOrder = {
  placed: Reply
  isReplyLost: boolean
}

/** Places an order with an authorisation token: once, and for the authorised amount alone. */
export function placeKlarnaOrder(provider: Provider, token: string, body: KlarnaOrderBody): PlacedKlarnaOrder {
  requireSum(body)
  const authorization = findDocument(provider.ledger, 'klarna_authorization', token)
  const session = authorization && findDocument(provider.ledger, 'klarna_session', authorization.sessionId)
  if (!authorization || !session) throw klarnaProblem(404, 'NOT_FOUND', 'There is no such authorization token')
  const isTheSame = session.amount === body.order_amount && session.currency === body.purchase_currency
  if (!isTheSame) throw klarnaProblem(400, 'BAD_VALUE', 'Bad value: order_amount differs from the authorization')
  const use = `use of ${token}`
  if (findDocument(provider.ledger, 'link', use))
    throw klarnaProblem(409, 'ALREADY_USED', 'The authorization token was used already')
  const { behaviour } = authorization
  const record = openPeerPayment(provider, {
    prefix: 'klo',
    amount: body.order_amount,
    currency: body.purchase_currency,
    reference: body.merchant_reference1,
    locale: body.locale,
    behaviour,
  })
  provider.ledger.putDocument({ kind: 'link', id: use, target: record.id, createdAt: record.createdAt })
  const outcome = outcomes[behaviour]
  return { placed: toPlaced(record), isReplyLost: outcome.kind === 'authorised' && outcome.replyFault !== 'none' }
}

function toPlaced(record: PaymentRecord): Reply {
  const body = {
    order_id: record.id,
    fraud_status: toFraudStatus(record),
    authorized_payment_method: { type: 'invoice' },
  }
  return { status: 200, body }
}
