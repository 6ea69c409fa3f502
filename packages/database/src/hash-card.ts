import { scrypt, scryptSync } from 'node:crypto'

// Slow enough that an attacker cannot try all numbers of a stolen database, fast enough for a waiting shopper.
const cost = { N: 4096, r: 8, p: 1 }
const length = 32
/** The same salt for every number, because a card is found by its hash. */
const numberSalt = 'lacehouse stored cards'

/** Hashes a stored card's number, by which the card is found; spaces, dashes and letter case make no difference. */
export function hashCardNumber(number: string): Promise<Buffer> {
  return hash(toPlain(number), numberSalt)
}

/** Hashes a card's PIN with the hash of its number, without which the hash has no use. */
export async function hashCardPin(pin: string, numberHash: Buffer): Promise<string> {
  return (await hash(pin.trim(), numberHash)).toString('hex')
}

/** A stored card's number and PIN as the database holds them. */
export type HashedCard = { readonly numberHash: Buffer; readonly pinHash: string }

/** Hashes a card's number and PIN in the calling thread, as the two functions above do; for a thread that answers no requests. */
export function hashCardInThread(number: string, pin: string): HashedCard {
  const numberHash = scryptSync(toPlain(number), numberSalt, length, cost)
  return { numberHash, pinHash: scryptSync(pin.trim(), numberHash, length, cost).toString('hex') }
}

const toPlain = (number: string): string => number.replaceAll(/[\s-]/g, '').toUpperCase()

const hash = (text: string, salt: string | Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(text, salt, length, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
