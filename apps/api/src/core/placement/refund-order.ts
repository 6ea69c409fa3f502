import { planRefund } from '@lacehouse/domain/payment/fold-payment'
import type { MoneyMove, MoveOutcome, PaymentProvider } from '../../infra/payment-providers/payment-provider.ts'
import type { PaymentMoney } from './payment-money.queries.ts'
import { findPaymentMoney } from './payment-money.queries.ts'
import type { PaymentRow, PlacementRow } from './placement.queries.ts'
import type { PlacementDeps } from './placement-deps.ts'

/** A movement of an order's payment, in minor units. Repeated commands with one `key` move the money once. */
export type MoneyCommand = { readonly orderNumber: string; readonly amount: number; readonly key: string }

/** `unknown` means that the provider did not answer; the caller can repeat the command. */
export type MoneyOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'nothing' | 'too_much' | 'refused' | 'unknown' }

/**
 * Refunds a part or all of a captured payment, or voids a payment without a capture as a whole. The provider's idempotency key and the
 * ledger entry contain the command's key, so a repetition moves nothing.
 */
export function refundOrder(deps: PlacementDeps) {
  return (command: MoneyCommand): Promise<MoneyOutcome> =>
    moveMoney(deps, command, (money) => {
      if (money.captured > 0) {
        const plan = planRefund(money, command.amount)
        return plan.ok ? 'refund' : null
      }
      // A partial void does not exist; the capture at shipping takes less instead.
      return command.amount === money.authorised - money.voided ? 'void' : null
    })
}

/** Captures a part or all of an authorised payment when goods ship. Each shipment has its own key. */
export function captureOrder(deps: PlacementDeps) {
  return (command: MoneyCommand): Promise<MoneyOutcome> =>
    moveMoney(deps, command, ({ authorised, captured, voided }) =>
      command.amount > 0 && command.amount <= authorised - captured - voided ? 'capture' : null,
    )
}

/**
 * Releases what an authorisation holds beyond its captures, as the ledger counts it, and enters it as a void. Nothing left is no failure:
 * a repetition and a payment that was captured whole are done (decision 0109).
 */
export async function releaseRest(
  deps: PlacementDeps,
  { orderNumber, key }: Omit<MoneyCommand, 'amount'>,
): Promise<MoneyOutcome> {
  const paid = await findPaid(deps, orderNumber)
  if (!paid) return { ok: false, reason: 'nothing' }
  const { payment, placement, reference } = paid
  const eventId = `${orderNumber}-${key}`
  const { authorised, captured, voided } = await findPaymentMoney(deps.database.pool, {
    paymentId: payment.id,
    eventId,
  })
  const amount = authorised - captured - voided
  if (amount === 0) return { ok: true }
  const move = { reference, amount, currency: placement.currency, idempotencyKey: eventId }
  const { state } = await deps.payments.get(payment.provider).release(move)
  if (state !== 'done') return { ok: false, reason: state }
  await enter(deps, placement, { paymentId: payment.id, kind: 'void', amount, eventId })
  return { ok: true }
}

const findPaid = async (deps: PlacementDeps, orderNumber: string) => {
  const placement = await deps.placements.find(orderNumber)
  const isPaid = placement?.state === 'finalised' || placement?.state === 'cancelled'
  const payment = isPaid ? placement.payment : null
  if (!placement || !payment?.providerReference) return null
  return { placement, payment, reference: payment.providerReference }
}

type MoneyKind = 'refund' | 'void' | 'capture'

const moveMoney = async (
  deps: PlacementDeps,
  { orderNumber, amount, key }: MoneyCommand,
  plan: (money: PaymentMoney) => MoneyKind | null,
): Promise<MoneyOutcome> => {
  const paid = await findPaid(deps, orderNumber)
  if (!paid) return { ok: false, reason: 'nothing' }
  const { payment, placement, reference } = paid
  const eventId = `${orderNumber}-${key}`
  const money = await findPaymentMoney(deps.database.pool, { paymentId: payment.id, eventId })
  if (money.isDone) return { ok: true }
  if (payment.mandate && money.authorised === 0) return endMandate(deps, payment, eventId)
  const kind = plan(money)
  if (!kind) return { ok: false, reason: 'too_much' }
  const move = { reference, amount, currency: placement.currency, idempotencyKey: eventId }
  const { state } = await carryOut(deps.payments.get(payment.provider), kind, move)
  if (state !== 'done') return { ok: false, reason: state }
  await enter(deps, placement, { paymentId: payment.id, kind, amount, eventId })
  return { ok: true }
}

/** Ends the mandate of an order that was cancelled before its card was charged: no money was held, so that the ledger has no entry. */
const endMandate = async (deps: PlacementDeps, payment: PaymentRow, key: string): Promise<MoneyOutcome> => {
  const { mandate, provider, id } = payment
  if (!mandate || mandate.state === 'ended') return { ok: true }
  const ended = await deps.payments.get(provider).mandates?.end(mandate.reference, key)
  if (!ended?.ok) return { ok: false, reason: 'unknown' }
  await deps.placements.endMandate(id)
  return { ok: true }
}

const carryOut = async (provider: PaymentProvider, kind: MoneyKind, move: MoneyMove): Promise<MoveOutcome> => {
  if (kind !== 'void') return provider[kind](move)
  const { ok } = await provider.void(move.reference, move.idempotencyKey)
  return { state: ok ? 'done' : 'unknown' }
}

type Entry = { readonly paymentId: string; readonly kind: MoneyKind; readonly amount: number; readonly eventId: string }

const enter = (deps: PlacementDeps, { currency }: PlacementRow, entry: Entry): Promise<void> =>
  deps.placements.addEntry({ ...entry, currency })
