import { hash, verify } from '@node-rs/argon2'

/** Argon2id with 19 MiB, two passes, one lane: what OWASP asks for at least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of the password to keep, with its own salt and the cost that it was made at. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

// Of a password that nobody has: verifying against it takes as long as against anybody's.
const unusedHash = hashPassword(crypto.randomUUID())

/** Whether a password is the one of a hash; takes the same time where there is none. Throws for a hash that cannot be read. */
export async function isPasswordOf(password: string, stored: string | null): Promise<boolean> {
  const isRight = await verify(stored ?? (await unusedHash), password.normalize('NFKC'))
  return isRight && stored !== null
}
