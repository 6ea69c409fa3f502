import { createHash } from 'node:crypto'
import { type Database, inTransaction } from '@lacehouse/database'
import { awaitsCard, planMandateCharge } from '@lacehouse/domain/payment/mandate'
import type { Deps } from '../../deps.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { isApprovedFor } from '../../infra/payment-providers/approval-terms.ts'
import type { CardFacts } from '../../infra/payment-providers/payment-method.ts'
import type { Authorisation } from '../../infra/payment-providers/payment-provider.ts'
import { fulfilmentQueries } from '../orders/fulfilment.queries.ts'
import { toOrderLines } from '../placement/to-payment-lines.ts'
import type { DuePayment } from './to-due-payment.ts'

type CardDeps = { readonly database: Pick<Database, 'pool'> } & Pick<Deps, 'payments' | 'now' | 'publicUrl'>

/** A card that its shopper names in the place of a declined one, on a page of this origin. */
type NamedCard = { readonly token: string; readonly origin: string }

/**
 * Replaces the declined card of a pre-order: the provider verifies the other one, with its holder where the bank asks, and the waiting
 * parcel is charged again. Returns the provider's answer; a repetition with the same card verifies it once (decision 0130).
 */
export async function replaceCard(deps: CardDeps, due: DuePayment, named: NamedCard): Promise<Authorisation> {
  const card = await takeCard(deps, due, named.token)
  const answer = await verify(deps, due, named)
  if (answer.state === 'challenge' || answer.state === 'mandated')
    await record(deps, due, { card: { ...card, token: named.token }, answer })
  return answer
}

const takeCard = async (
  deps: CardDeps,
  { placement: { number, currency } }: DuePayment,
  token: string,
): Promise<CardFacts | null> => {
  const method = deps.payments.findMethod('CREDIT_CARD')
  if (!method) throw new Refusal(toErrorId('method_not_allowed'))
  const taken = await method.takeInstrument({ cartId: number, token })
  if (!taken.ok) {
    if (taken.reason === 'expired') throw new Refusal(toErrorId('card_expired'), { field: 'cardExpiry' })
    throw taken.reason === 'missing'
      ? new Refusal(toErrorId('unknown_token'), { field: 'token' })
      : new Refusal(toErrorId('provider_away'))
  }
  if (!isApprovedFor(taken.terms, { id: number, currency }))
    throw new Refusal(toErrorId('unknown_token'), { field: 'token' })
  const { brand, last4, expiryMonth, expiryYear, bin } = taken.facts
  if (!brand || !last4 || !expiryMonth || !expiryYear) return null
  return { brand, last4, expiryMonth, expiryYear, ...(bin && { bin }) }
}

const verify = async (
  deps: CardDeps,
  { placement, mandate, provider }: DuePayment,
  { token, origin }: NamedCard,
): Promise<Authorisation> => {
  const { mandates } = provider
  if (!mandates) throw new Refusal(toErrorId('method_not_allowed'))
  const { number, currency, doc } = placement
  if (mandate.nextCard?.token === token) return mandates.confirm(mandate.nextCard.reference)
  const amount = mandate.charge?.amount ?? placement.totalMinor
  return mandates.create({
    idempotencyKey: `${number}-card-${createHash('sha256').update(token).digest('hex').slice(0, 24)}`,
    ...{ orderNumber: number, method: 'CREDIT_CARD', token, amount, currency, locale: doc.locale, origin },
    ...{ country: doc.billingAddress.countryCode, lines: toOrderLines(doc, amount) },
    returnUrl: `${new URL(deps.publicUrl).origin}/${doc.locale}/order-confirmation?order=${number}`,
  })
}

type Named = {
  readonly card: Partial<CardFacts> & { readonly token: string }
  readonly answer: Extract<Authorisation, { state: 'challenge' | 'mandated' }>
}

/**
 * Stores the card under the order's lock: waiting for its bank, or as the one that is charged now in the place of the declined one. A card
 * whose order takes it no more, because another one came first or it was cancelled, is not charged later either.
 */
const record = async (
  deps: CardDeps,
  { placement: { number }, mandate, provider }: DuePayment,
  { card, answer }: Named,
): Promise<void> => {
  const { reference } = answer
  const ended = await inTransaction(deps.database.pool, async (client): Promise<string | null> => {
    const order = await fulfilmentQueries.lock(client, number)
    const isInUse = order?.mandate?.reference === reference
    const unused = answer.state === 'mandated' && !isInUse ? reference : null
    if (!order?.mandate || !awaitsCard(order.mandate, deps.now()) || order.state !== 'finalised') return unused
    const { charge } = order.mandate
    if (answer.state === 'challenge') {
      const nextCard = { token: card.token, reference }
      await fulfilmentQueries.setMandate(client, number, { mandate: { ...order.mandate, nextCard } })
      return null
    }
    const charging = charge && planMandateCharge({ ...order.mandate, reference }, charge)
    if (!charging) return unused
    await fulfilmentQueries.setMandate(client, number, { mandate: charging, reference, instrument: card })
    await fulfilmentQueries.setOrderCard(client, number, card)
    await fulfilmentQueries.enqueueJob(client, 'charge-mandate', { orderNumber: number })
    // The declined card itself, named once more, goes on under the agreement that it has.
    return isInUse ? null : mandate.reference
  })
  // The declined card is not charged any more, whether or not the provider answers here.
  if (ended !== null) await provider.mandates?.end(ended, `${ended}-end`)
}
