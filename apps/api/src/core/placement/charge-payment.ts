import { isPreOrdered } from '@lacehouse/domain/order/order'
import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import { minutes } from '@lacehouse/domain/time/durations'
import type {
  Authorisation,
  AuthoriseRequest,
  PaymentMandates,
} from '../../infra/payment-providers/payment-provider.ts'
import { findPaymentMoney } from './payment-money.queries.ts'
import type { PaymentRow, PlacementRow } from './placement.queries.ts'
import type { PlacementDeps } from './placement-deps.ts'
import { type PlacementOccurrence, toEvent } from './placement-events.ts'
import { toOrderLines } from './to-payment-lines.ts'

type ChargeDeps = Pick<PlacementDeps, 'payments' | 'publicUrl'>
type VoidDeps = ChargeDeps & Pick<PlacementDeps, 'database' | 'placements' | 'now'>

/** Sends the charge of an order with the order number as idempotency key; returns the provider's answer as an event. */
export async function sendCharge(deps: ChargeDeps, placement: PlacementRow): Promise<PlacementOccurrence> {
  const answer = await charge(deps, placement)
  return { event: toEvent(answer), answer }
}

function charge(deps: ChargeDeps, placement: PlacementRow): Promise<Authorisation> {
  const { payment } = placement
  if (!payment) return Promise.resolve({ state: 'authorised', reference: '', amount: 0 })
  return getCharging(deps, placement, payment).ask(toCharge(deps, placement, payment))
}

type Charging = Pick<PaymentMandates, 'confirm' | 'findByOrder'> & {
  readonly ask: PaymentMandates['create']
  readonly giveUp: PaymentMandates['end']
}

/** Gets how the provider takes an order's payment: it holds the money, or verifies the card of a pre-order (decision 0130). */
const getCharging = (
  { payments }: Pick<ChargeDeps, 'payments'>,
  { doc }: PlacementRow,
  payment: PaymentRow,
): Charging => {
  const provider = payments.get(payment.provider)
  if (!isPreOrdered(doc)) return { ...provider, ask: provider.authorise, giveUp: provider.void }
  const { mandates } = provider
  if (!mandates) throw new Error(`the payment provider ${provider.name} cannot charge a card later`)
  return { ...mandates, ask: mandates.create, giveUp: mandates.end }
}

/** Asks the provider what became of a challenge that the shopper has answered. */
export function confirmCharge(deps: ChargeDeps, placement: PlacementRow): Promise<Authorisation> {
  const { payment } = placement
  if (!payment?.providerReference) return Promise.resolve({ state: 'unknown' })
  return getCharging(deps, placement, payment).confirm(payment.providerReference)
}

function toCharge(
  { publicUrl }: Pick<ChargeDeps, 'publicUrl'>,
  { number, currency, doc }: PlacementRow,
  payment: PaymentRow,
): AuthoriseRequest {
  return {
    idempotencyKey: number,
    orderNumber: number,
    method: payment.method as PaymentMethodCode,
    token: payment.token ?? '',
    returnUrl: `${new URL(publicUrl).origin}/${doc.locale}/checkout?placing=${number}`,
    amount: payment.amountMinor,
    currency,
    locale: doc.locale,
    origin: new URL(publicUrl).origin,
    country: doc.billingAddress.countryCode,
    lines: toOrderLines(doc, payment.amountMinor),
    ...(doc.deviceFingerprint && { risk: { deviceFingerprint: doc.deviceFingerprint } }),
  }
}

/** Finds the charge of an order at its provider; null where there is none. */
export async function findCharge(deps: ChargeDeps, placement: PlacementRow): Promise<Authorisation | null> {
  const { number, payment } = placement
  if (!payment) return null
  const { token, providerReference: reference } = payment
  const sent = toCharge(deps, placement, payment)
  return getCharging(deps, placement, payment).findByOrder({ orderNumber: number, token, reference, sent })
}

/**
 * Asks the provider about a charge whose answer was lost. Returns null while the provider does not answer, so that the placement
 * waits; a charge that the provider does not know is sent once more, under the same key (PAY-13).
 */
export async function askProvider(deps: ChargeDeps, placement: PlacementRow): Promise<PlacementOccurrence | null> {
  const answer = await findCharge(deps, placement)
  if (answer?.state === 'unknown') return null
  return answer ? { event: toEvent(answer), answer } : { event: 'unknown_to_provider', isResent: true }
}

/** The time in which a charge may still reach the provider after its answer counted as lost. */
const arrivalTime = minutes(2)

/**
 * Voids what the provider holds for a failed order, and enters the authorisation and the void into the payment's ledger; a payment
 * that was captured with its authorisation is refunded instead. Returns false while the provider does not answer, or may still
 * receive the charge: the job that was enqueued with the failure tries again.
 */
export async function voidPayment(deps: VoidDeps, placement: PlacementRow): Promise<boolean> {
  const { number, payment, currency, doc } = placement
  if (!payment) return true
  const found = await findCharge(deps, placement)
  if (found === null) return deps.now() - doc.placedAt >= arrivalTime
  if (found.state === 'declined') return true
  if (found.state === 'unknown') return false
  if (found.state === 'authorised' && found.isCaptured)
    return giveBack(deps, placement, { payment, reference: found.reference })
  const { reference } = found
  const { ok } = await getCharging(deps, placement, payment).giveUp(reference, `${number}-void`)
  if (!ok || found.state !== 'authorised') return ok
  const entry = { paymentId: payment.id, amount: payment.amountMinor, currency }
  await deps.placements.addEntry({ ...entry, kind: 'authorise', eventId: `${reference}-authorised` })
  await deps.placements.addEntry({ ...entry, kind: 'void', eventId: `${reference}-voided` })
  return true
}

type Taken = { readonly payment: PaymentRow; readonly reference: string }

/** Refunds a captured payment of a failed order as a whole, once. */
const giveBack = async (
  deps: VoidDeps,
  { number, currency }: PlacementRow,
  { payment, reference }: Taken,
): Promise<boolean> => {
  const { id: paymentId, amountMinor: amount } = payment
  const entry = { paymentId, amount, currency }
  const eventId = `${reference}-refunded`
  if ((await findPaymentMoney(deps.database.pool, { paymentId, eventId })).isDone) return true
  const move = { reference, amount, currency, idempotencyKey: `${number}-refund` }
  const { state } = await deps.payments.get(payment.provider).refund(move)
  if (state !== 'done') return false
  await deps.placements.addEntry({ ...entry, kind: 'authorise', eventId: `${reference}-authorised` })
  await deps.placements.addEntry({ ...entry, kind: 'capture', eventId: `${reference}-captured` })
  await deps.placements.addEntry({ ...entry, kind: 'refund', eventId })
  return true
}
