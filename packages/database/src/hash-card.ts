import { scrypt } from 'node:crypto'

// Slow enough that an attacker cannot try all numbers of a stolen database, fast enough for a waiting shopper.
const cost = { N: 4096, r: 8, p: 1 }
const length = 32
/** The same salt for every number, because a card is found by its hash. */
const numberSalt = 'lacehouse stored cards'

/** Hashes a stored card's number, by which the card is found; spaces, dashes and letter case make no difference. */
export function hashCardNumber(number: string): Promise<Buffer> {
  return hash(number.replaceAll(/[\s-]/g, '').toUpperCase(), numberSalt)
}

/** Hashes a card's PIN with the hash of its number, without which the hash has no use. */
export async function hashCardPin(pin: string, numberHash: Buffer): Promise<string> {
  return (await hash(pin.trim(), numberHash)).toString('hex')
}

const hash = (text: string, salt: string | Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(text, salt, length, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
