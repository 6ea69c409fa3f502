import { createHash, createHmac } from 'node:crypto'

export type MadeCard = { readonly id: string; readonly number: string; readonly pin: string }

/** A number consists of this prefix and thirteen digits, too many to guess. */
const prefix = '600650'
const bodyLength = 13
const pinLength = 6

/**
 * Derives id, number and PIN of a bought gift card from the order and the secret. The same input gives the same card, so a mail can
 * be sent again although the database stores only hashes (docs/decisions/0018).
 */
export function makeGiftCard(secret: string, orderNumber: string, reference: string): MadeCard {
  const name = `${orderNumber} ${reference}`
  const made = createHmac('sha256', secret).update(name).digest()
  return {
    id: toUuid(createHash('sha256').update(name).digest('hex')),
    number: prefix + toDigits(made.subarray(0, 16), bodyLength),
    pin: toDigits(made.subarray(16), pinLength),
  }
}

/** Sixteen bytes are enough for an even distribution of the remainder. */
const toDigits = (bytes: Buffer, length: number): string =>
  String(BigInt(`0x${bytes.toString('hex')}`) % 10n ** BigInt(length)).padStart(length, '0')

/** Formats a UUID of version 8, whose bits the application chooses. */
const toUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
