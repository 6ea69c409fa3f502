import { copyThrough, giftCardEntries, giftCards, hashCardNumber, hashCardPin } from '@lacehouse/database'
import type { DemoCard } from './plan-cards.ts'

type Client = Parameters<typeof copyThrough>[0]

/** Loads the cards: numbers and PINs as hashes, and the balance as the first entry of the ledger. */
export async function loadCards(client: Client, cards: readonly DemoCard[]): Promise<void> {
  const rows = await Promise.all(cards.map(toRow))
  await copyThrough(client, giftCards, {
    columns: ['id', 'kind', 'numberHash', 'pinHash', 'last4', 'currency', 'state', 'expiresAt'],
    rows,
  })
  await copyThrough(client, giftCardEntries, {
    columns: ['giftCardId', 'kind', 'amountMinor', 'currency'],
    rows: cards.map(({ id, amountMinor, currency }) => ({ giftCardId: id, kind: 'issue', amountMinor, currency })),
  })
}

const toRow = async ({ number, pin, isBlocked, ...card }: DemoCard): Promise<typeof giftCards.$inferInsert> => {
  const numberHash = await hashCardNumber(number)
  return {
    ...card,
    numberHash,
    pinHash: pin === null ? null : await hashCardPin(pin, numberHash),
    last4: number.slice(-4),
    state: isBlocked ? 'blocked' : 'active',
  }
}
