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
  /** The cart's, where the card is to pay for one. */
  readonly currency?: Currency
}

/** Opens a gift card or a reward card by number and PIN, neither of which is stored; every GFC code that a card can have (PAY-02). */
export async function openStoredCard(deps: BalancesDeps, wanted: Wanted): Promise<StoredCardRow> {
  const { number, pin, kinds, currency } = wanted
  if (!number?.trim()) throw new Refusal('GFC400', { field: 'giftCard' })
  if (!pin?.trim()) throw new Refusal('GFC400', { field: 'giftCardPin' })
  const numberHash = await hashCardNumber(number)
  // Made whether there is such a card or not, so that the time of an answer tells nothing.
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

/** Five wrong PINs lock a card for a while: from however many addresses, nobody tries out ten thousand (PAY-02). */
const checkPin = async ({ balances, now }: BalancesDeps, card: StoredCardRow, pinHash: string): Promise<boolean> => {
  if (card.lockedUntil !== null && card.lockedUntil > now()) throw new Refusal('GFC799')
  const isRight = isSame(card.pinHash, pinHash)
  if (!isRight || card.wrongPins > 0) await balances.countPin(card.id, isRight, now() + lockTime)
  return isRight
}

/** Finds a card by its hash; a database that is too busy or away for it is the shopper's 'try again', not a fault of the card (GFC799). */
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
