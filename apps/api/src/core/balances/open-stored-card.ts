import { timingSafeEqual } from 'node:crypto'
import { hashCardNumber, hashCardPin, isBusy, type StoredCardKind } from '@lacehouse/database'
import type { Currency } from '@lacehouse/domain/money/currency'
import { findStoredCardRefusal } from '@lacehouse/domain/payment/find-stored-card-refusal'
import { minutes } from '@lacehouse/domain/time/durations'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import type { BalancesQueries, StoredCardRow } from './balances.queries.ts'

export type BalancesDeps = { readonly balances: BalancesQueries; readonly now: () => number }

const lockTime = minutes(15)

type Wanted = {
  readonly number: string | undefined
  readonly pin: string | undefined
  readonly kinds: readonly StoredCardKind[]
  /** The currency of the cart that the card pays for. */
  readonly currency?: Currency
}

/** Finds a gift card or a reward card by number and PIN, and refuses an unusable one with its GFC code (PAY-02). Stores neither number nor PIN. */
export async function openStoredCard(deps: BalancesDeps, wanted: Wanted): Promise<StoredCardRow> {
  const { number, pin, kinds, currency } = wanted
  if (!number?.trim()) throw new Refusal('GFC400', { field: 'giftCard' })
  if (!pin?.trim()) throw new Refusal('GFC400', { field: 'giftCardPin' })
  const numberHash = await hashCardNumber(number)
  // An unknown card costs the same time, so that the duration of an answer reveals nothing.
  const pinHash = await hashCardPin(pin, numberHash)
  const card = await findCard(deps, numberHash, kinds)
  const isPinRight = card !== null && (await checkPin(deps, card, pinHash))
  const refusal = findStoredCardRefusal(card, {
    isPinRight,
    now: deps.now(),
    ...(currency && { currency }),
  })
  if (refusal || !card) throw new Refusal(toErrorId(refusal ?? 'unknown_gift_card'))
  return card
}

/** Compares the PIN. Each fifth wrong PIN locks the card for a while, whatever address it comes from (PAY-02). */
const checkPin = async ({ balances, now }: BalancesDeps, card: StoredCardRow, pinHash: string): Promise<boolean> => {
  if (card.lockedUntil !== null && card.lockedUntil > now()) throw new Refusal('GFC799')
  const isRight = isSame(card.pinHash, pinHash)
  if (!isRight || card.wrongPins > 0) await balances.countPin(card.id, isRight, now() + lockTime)
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
    if (isBusy(error)) throw new Refusal('GFC799')
    throw error
  }
}

const isSame = (stored: string | null, given: string): boolean =>
  stored !== null && stored.length === given.length && timingSafeEqual(Buffer.from(stored), Buffer.from(given))
