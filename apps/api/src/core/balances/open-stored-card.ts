import { timingSafeEqual } from 'node:crypto'
import { hashCardNumber, hashCardPin, isBusy, type StoredCardKind } from '@lacehouse/database'
import type { Currency } from '@lacehouse/domain/money/currency'
import { findStoredCardRefusal } from '@lacehouse/domain/payment/find-stored-card-refusal'
import { minutes } from '@lacehouse/domain/time/durations'
import { toErrorId } from '../../http/error-ids.ts'
import type { LimitCaller, Limiter } from '../../http/limiter.ts'
import { Refusal } from '../../http/refusal.ts'
import type { BalancesQueries, StoredCardRow } from './balances.queries.ts'

export type BalancesDeps = {
  readonly balances: BalancesQueries
  readonly limiter: Limiter
  readonly now: () => number
}

const lockTime = minutes(15)

type Wanted = {
  readonly number: string | undefined
  readonly pin: string | undefined
  readonly kinds: readonly StoredCardKind[]
  /** The currency of the cart that the card pays for. */
  readonly currency?: Currency
}

/** Finds a gift card or a reward card by number and PIN, and refuses an unusable one with its GFC code (PAY-02). Stores neither number nor PIN. */
export async function openStoredCard(deps: BalancesDeps, caller: LimitCaller, wanted: Wanted): Promise<StoredCardRow> {
  const { number, pin, kinds, currency } = wanted
  if (!number?.trim()) throw new Refusal(toErrorId('incomplete_gift_card'), { field: 'giftCard' })
  if (!pin?.trim()) throw new Refusal(toErrorId('incomplete_gift_card'), { field: 'giftCardPin' })
  const numberHash = await hashCardNumber(number)
  // An unknown card costs the same time, so that the duration of an answer reveals nothing.
  const pinHash = await hashCardPin(pin, numberHash)
  const card = await findCard(deps, numberHash, kinds)
  const isPinRight = card !== null && (await checkPin(deps, caller, { card, pinHash }))
  const refusal = findStoredCardRefusal(card, {
    isPinRight,
    now: deps.now(),
    ...(currency && { currency }),
  })
  if (refusal || !card) throw new Refusal(toErrorId(refusal ?? 'unknown_gift_card'))
  return card
}

type Checked = { readonly card: StoredCardRow; readonly pinHash: string }

/**
 * Compares the PIN. Each fifth wrong PIN locks the card for a while, whatever address it comes from. Only a session that mistyped the
 * PIN itself learns of the lock; to others a locked card is unknown (PAY-02).
 */
const checkPin = async (
  { balances, limiter, now }: BalancesDeps,
  caller: LimitCaller,
  { card, pinHash }: Checked,
): Promise<boolean> => {
  const use = { card: `${caller.session.kind === 'anonymous' ? '' : caller.session.id} ${card.id}` }
  const isRight = isSame(card.pinHash, pinHash)
  if (!(await balances.countPin({ id: card.id, isRight, now: now(), lockedUntil: now() + lockTime }))) {
    const { card: ownWrongPins = 0 } = await limiter.read('cardPins', caller, use)
    throw new Refusal(ownWrongPins > 0 ? toErrorId('gift_cards_busy') : toErrorId('unknown_gift_card'))
  }
  if (!isRight) await limiter.record('cardPins', caller, use)
  return isRight
}

/** Finds a card by the hash of its number. Refuses with GFC799 (try again) when the database is busy or away. */
export async function findCard(
  { balances }: BalancesDeps,
  numberHash: Buffer,
  kinds: readonly StoredCardKind[],
): Promise<StoredCardRow | null> {
  try {
    return await balances.findCard(numberHash, kinds)
  } catch (error) {
    if (isBusy(error)) throw new Refusal(toErrorId('gift_cards_busy'))
    throw error
  }
}

const isSame = (stored: string | null, given: string): boolean =>
  stored !== null && stored.length === given.length && timingSafeEqual(Buffer.from(stored), Buffer.from(given))
