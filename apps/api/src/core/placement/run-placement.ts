import { type Database, inTransaction, retryOnConflict } from '@lacehouse/database'
import { buysGiftCards } from '@lacehouse/domain/order/list-bought-cards'
import { type PlacementEffect, type PlacementEvent, planPlacement } from '@lacehouse/domain/order/plan-placement'
import type { JobName } from '../../infra/jobs/jobs.ts'
import type { Authorisation, AuthoriseRequest } from '../../infra/payment-providers/payment-provider.ts'
import type { PaymentProviders } from '../../infra/payment-providers/payment-providers.ts'
import type { BalancesQueries } from '../balances/balances.queries.ts'
import type { Advance } from './advance-statement.ts'
import { moveBalances, movesBalances } from './move-balances.ts'
import type { PaymentRow, PlacementQueries, PlacementRow } from './placement.queries.ts'
import { orderStateOf, toEvent, toPaymentState } from './placement-events.ts'
import { toOrderLines } from './to-payment-lines.ts'
import { toAdvanced } from './to-placement.ts'

export type PlacementDeps = {
  readonly database: Pick<Database, 'pool'>
  readonly placements: PlacementQueries
  readonly balances: BalancesQueries
  readonly payments: PaymentProviders
  readonly publicUrl: string
  /** Milliseconds since 1970: placements are written, and found stale, by this clock. */
  readonly now: () => number
}

/** Something that happened to a placement: the event of the domain, and what the provider said with it. */
export type PlacementOccurrence = {
  readonly event: PlacementEvent
  readonly answer?: Authorisation
  /** The charge was sent again already: a provider that is in trouble is left alone until the next recovery. */
  readonly isResent?: boolean
}

/**
 * Drives a placement on from something that happened: the plan decides, one transaction writes it down, and whatever the
 * plan asks of the provider is done afterwards and fed in as the next happening. Every step can be repeated (T6, T8, T9).
 */
export async function runPlacement(
  deps: PlacementDeps,
  placement: PlacementRow,
  occurrence: PlacementOccurrence,
): Promise<PlacementRow> {
  const plan = planPlacement(placement.step, occurrence.event)
  if (!plan.ok) return placement
  const advance = toAdvance(placement, { occurrence, ...plan, at: deps.now() })
  if (await write(deps, placement, { advance, effects: plan.effects }))
    return follow(deps, toAdvanced(placement, advance), { occurrence, effects: plan.effects })
  const current = await deps.placements.find(placement.number)
  if (!current) throw new Error(`order ${placement.number} is gone`)
  // Money that comes to an order that somebody else gave up meanwhile goes back.
  if (current.step === 'failed' && placement.step !== 'failed' && occurrence.event === 'authorised')
    return runPlacement(deps, current, occurrence)
  // Somebody else moved it meanwhile: what they decided holds, and they do what it asks for.
  return current
}

type ToFollow = { readonly occurrence: PlacementOccurrence; readonly effects: readonly PlacementEffect[] }

const follow = async (
  deps: PlacementDeps,
  placement: PlacementRow,
  { occurrence, effects }: ToFollow,
): Promise<PlacementRow> => {
  if (effects.includes('void_payment')) await voidPayment(deps, placement)
  if (effects.includes('authorise')) return authorise(deps, placement, occurrence.isResent)
  if (effects.includes('ask_provider') && !occurrence.isResent) return askProvider(deps, placement)
  return placement
}

/** Sends the charge, under the order's number as its key, and goes on with the answer. */
export async function authorise(deps: PlacementDeps, placement: PlacementRow, isResent = false): Promise<PlacementRow> {
  const sent =
    placement.step === 'authorising' ? placement : await runPlacement(deps, placement, { event: 'charge_sent' })
  if (sent.step !== 'authorising') return sent
  const answer = await charge(deps, sent)
  return runPlacement(deps, sent, { event: toEvent(answer), answer, isResent })
}

const charge = (deps: PlacementDeps, placement: PlacementRow): Promise<Authorisation> => {
  const { payment } = placement
  if (!payment) return Promise.resolve({ state: 'authorised', reference: '', amount: 0 })
  return deps.payments.get(payment.provider).authorise(toCharge(deps, placement, payment))
}

const toCharge = (
  { publicUrl }: Pick<PlacementDeps, 'publicUrl'>,
  { number, currency, doc }: PlacementRow,
  payment: PaymentRow,
): AuthoriseRequest => ({
  idempotencyKey: number,
  orderNumber: number,
  token: payment.token ?? '',
  amount: payment.amountMinor,
  currency,
  locale: doc.locale,
  origin: new URL(publicUrl).origin,
  country: doc.billingAddress.countryCode,
  lines: toOrderLines(doc, payment.amountMinor),
  ...(doc.deviceFingerprint && { risk: { deviceFingerprint: doc.deviceFingerprint } }),
})

/** The charge of an order as its provider has it; null where there is none. */
export async function findCharge(
  deps: Pick<PlacementDeps, 'payments' | 'publicUrl'>,
  placement: PlacementRow,
): Promise<Authorisation | null> {
  const { number, payment } = placement
  if (!payment) return null
  const { provider, token, providerReference: reference } = payment
  const sent = toCharge(deps, placement, payment)
  return deps.payments.get(provider).findByOrder({ orderNumber: number, token, reference, sent })
}

/** Asks the provider what became of a charge whose answer was lost; while it is away the placement waits (PAY-13). */
export async function askProvider(deps: PlacementDeps, placement: PlacementRow): Promise<PlacementRow> {
  const answer = await findCharge(deps, placement)
  if (answer?.state === 'unknown') return placement
  const occurrence = answer
    ? { event: toEvent(answer), answer }
    : { event: 'unknown_to_provider' as const, isResent: true }
  return runPlacement(deps, placement, occurrence)
}

/**
 * Lets go of whatever the provider holds for an order that failed, and writes down that it was held and let go. False while
 * the provider is away: the job that was written with the failure tries again.
 */
export async function voidPayment(deps: PlacementDeps, placement: PlacementRow): Promise<boolean> {
  const { number, payment, currency } = placement
  if (!payment) return true
  const found = await findCharge(deps, placement)
  if (found === null || found.state === 'declined') return true
  if (found.state === 'unknown') return false
  const { reference } = found
  const { ok } = await deps.payments.get(payment.provider).void(reference, `${number}-void`)
  if (!ok || found.state !== 'authorised') return ok
  const entry = { paymentId: payment.id, amount: payment.amountMinor, currency }
  await deps.placements.addEntry({
    ...entry,
    kind: 'authorise',
    eventId: `${reference}-authorised`,
  })
  await deps.placements.addEntry({ ...entry, kind: 'void', eventId: `${reference}-voided` })
  return true
}

type Decided = {
  readonly occurrence: PlacementOccurrence
  readonly step: PlacementRow['step']
  readonly effects: readonly PlacementEffect[]
  readonly at: number
}

/** Effects that are left to a job, which exists only if the step was written. */
const jobsOf: Readonly<Partial<Record<PlacementEffect, JobName>>> = {
  send_mail: 'order-mail',
  send_failure_mail: 'payment-failed-mail',
  void_payment: 'void-payment',
}

type Step = { readonly advance: Advance; readonly effects: readonly PlacementEffect[] }

/** One statement, and a transaction only where balances of the shop move with it. */
const write = async (
  deps: PlacementDeps,
  { number, doc }: PlacementRow,
  { advance, effects }: Step,
): Promise<boolean> => {
  const { pool } = deps.database
  if (!movesBalances(doc, effects)) return retryOnConflict(() => deps.placements.advance(pool, advance))
  return inTransaction(pool, async (client) => {
    const isWritten = await deps.placements.advance(client, advance)
    if (isWritten) await moveBalances(deps.balances, client, { number, doc, effects })
    return isWritten
  })
}

const toAdvance = (
  placement: PlacementRow,
  { occurrence: { event, answer }, step, effects, at }: Decided,
): Advance => ({
  number: placement.number,
  at,
  from: placement.step,
  to: step,
  state: orderStateOf(step),
  reason: answer?.state === 'declined' ? answer.reason : step === 'failed' ? event : null,
  providerReference: answer && 'reference' in answer && answer.reference ? answer.reference : null,
  paymentState: toPaymentState(step, answer),
  instrument: answer?.state === 'challenge' ? { challenge: { id: answer.challengeId, url: answer.url } } : {},
  cartState: effects.includes('finalise_order') ? 'ordered' : effects.includes('reopen_cart') ? 'open' : null,
  isDeclined: answer?.state === 'declined',
  givesBack: effects.includes('give_back_stock'),
  authorisedBy: answer?.state === 'authorised' ? `${answer.reference}-authorised` : null,
  shipments: effects.includes('finalise_order') ? placement.doc.shipments : [],
  jobs: listJobs(placement, effects),
})

const listJobs = ({ doc }: PlacementRow, effects: readonly PlacementEffect[]): JobName[] => [
  ...effects.flatMap((effect) => jobsOf[effect] ?? []),
  ...(effects.includes('finalise_order') && buysGiftCards(doc) ? (['gift-cards'] as const) : []),
]
