import { limitPolicies } from '@lacehouse/contracts'
import { type PaymentInstrument, paymentMethodTraits } from '@lacehouse/domain/payment/instrument'
import { toErrorId } from '../../http/error-ids.ts'
import type { LimitCaller, Limiter, LimitUse } from '../../http/limiter.ts'
import { Refusal } from '../../http/refusal.ts'
import { anonymous, isStaff } from '../../http/session.ts'
import { toNetwork } from '../../infra/limiter/to-network.ts'
import type { ChargeKey, ChargeLimiter } from './charge-limiter.ts'
import type { PlacementRow } from './placement.queries.ts'
import { isDeclined } from './placement-events.ts'
import type { Reservation } from './reserve-statement.ts'

export type ChargeLimitDeps = { readonly limiter: Limiter; readonly chargeLimiter: ChargeLimiter }

/**
 * Sends a charge where too many declined ones do not forbid it. Declines count by session, account, network, email and card, across
 * all carts: beyond the first the caller has to solve a proof of work, and a session with many is refused for an hour (PAY-14,
 * decision 0033).
 */
export async function chargeWithinLimits<Placed extends PlacementRow | null>(
  { limiter, chargeLimiter }: ChargeLimitDeps,
  caller: LimitCaller,
  { reservation: { draft, charge }, send }: { readonly reservation: Reservation; readonly send: () => Promise<Placed> },
): Promise<Placed> {
  if (!charge || !isCard(charge.instrument)) return send()
  return tryCardWithinLimits({ limiter, chargeLimiter }, caller, {
    ...{ use: toUse(draft.email, charge.instrument), send },
    findDeclined: (placed) => (placed && isDeclined(placed) ? placed.number : null),
  })
}

type CardTry<Answer> = {
  /** The email and the card that the try counts for as well. */
  readonly use: LimitUse
  readonly send: () => Promise<Answer>
  /** Names what was declined, which counts once; null where nothing was. */
  readonly findDeclined: (answer: Answer) => string | null
}

/** Asks a card's bank where too many declined cards do not forbid it, and counts a declined one (PAY-14, decision 0033). */
export async function tryCardWithinLimits<Answer>(
  { limiter, chargeLimiter }: ChargeLimitDeps,
  caller: LimitCaller,
  { use, send, findDeclined }: CardTry<Answer>,
): Promise<Answer> {
  const payer = toPayer(caller)
  return chargeLimiter.run(listChargeKeys(payer), async () => {
    await requireFewDeclines(limiter, payer, use)
    const answer = await send()
    const distinct = findDeclined(answer)
    if (distinct !== null) await limiter.record('declines', payer, { ...use, distinct })
    return answer
  })
}

/** Counts an order whose payment was declined after its first answer, such as by the bank's challenge; each order once. */
export async function recordDecline(
  limiter: Limiter,
  caller: LimitCaller,
  { number, doc }: PlacementRow,
): Promise<void> {
  const card = doc.payments.map(({ instrument }) => instrument).find(isCard)
  if (card) await limiter.record('declines', toPayer(caller), { ...toUse(doc.email, card), distinct: number })
}

/** A store employee enters the cards of many shoppers, so that the employee's session and account do not count. */
const toPayer = (caller: LimitCaller): LimitCaller =>
  isStaff(caller.session) ? { ...caller, session: anonymous } : caller

const requireFewDeclines = async (limiter: Limiter, caller: LimitCaller, use: LimitUse): Promise<void> => {
  try {
    await limiter.check('declines', caller, use)
  } catch (error) {
    const isFinal =
      error instanceof Refusal && error.errorId === toErrorId('limit_reached') && error.appId === undefined
    throw isFinal
      ? new Refusal(toErrorId('too_many_declines'), { maximum: limitPolicies.declines.most.session })
      : error
  }
}

/** As many charges at a time as may be declined without a proof of work. */
const listChargeKeys = ({ session, ip }: LimitCaller): ChargeKey[] => {
  const { free } = limitPolicies.declines
  const own = session.kind === 'anonymous' ? [] : [{ key: `session ${session.id}`, width: free.session }]
  return [...own, { key: `network ${toNetwork(ip)}`, width: free.network }]
}

const toUse = (email: string, instrument: PaymentInstrument): LimitUse => ({ email, card: toCardKey(instrument) })

/** Stolen cards are tried as cards; other providers know their payers. */
const isCard = ({ method }: PaymentInstrument): boolean => paymentMethodTraits[method].isCard

/** Recognises a card by the provider's fingerprint, otherwise by what may be shown of it; a token is new for each entry. */
const toCardKey = (instrument: PaymentInstrument): string | undefined => {
  const { fingerprint, brand, bin, last4, expiryMonth, expiryYear } = instrument
  if (fingerprint) return fingerprint
  return last4 && [brand, bin, last4, expiryMonth, expiryYear].join(' ')
}
