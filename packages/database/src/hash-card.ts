import { scrypt } from 'node:crypto'

// Slow enough that the numbers of a stolen database cannot be tried out, quick enough for a shopper who waits.
const cost = { N: 4096, r: 8, p: 1 }
const length = 32
/** The same for every number, because a card is found by its hash. */
const numberSalt = 'lacehouse stored cards'

/** The hash that a stored card is found by; spaces, dashes and small letters make no other number. */
export function hashCardNumber(number: string): Promise<Buffer> {
  return hash(number.replaceAll(/[\s-]/g, '').toUpperCase(), numberSalt)
}

/** The hash of a card's PIN, which says nothing without the card's number. */
export async function hashCardPin(pin: string, numberHash: Buffer): Promise<string> {
  return (await hash(pin.trim(), numberHash)).toString('hex')
}

const hash = (text: string, salt: string | Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(text, salt, length, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
