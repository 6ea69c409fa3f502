import { createHash, createHmac } from 'node:crypto'

export type MadeCard = { readonly id: string; readonly number: string; readonly pin: string }

/** Numbers of sold cards begin with these digits; thirteen more follow, so that guessing finds nothing. */
const prefix = '600650'
const bodyLength = 13
const pinLength = 6

/**
 * Makes id, number and PIN of a gift card that an order has bought, the same ones each time: a mail that has to be sent again needs
 * them, and kept they would be money in a stolen database. Without the secret nobody can make them (docs/decisions/0018).
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

/** Of sixteen bytes the remainder is as good as even. */
const toDigits = (bytes: Buffer, length: number): string =>
  String(BigInt(`0x${bytes.toString('hex')}`) % 10n ** BigInt(length)).padStart(length, '0')

/** A UUID of version 8, whose bits are the maker's own. */
const toUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
