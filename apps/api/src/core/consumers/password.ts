import { hash, verify } from '@node-rs/argon2'

/** Argon2id with 19 MiB, two passes and one lane, the minimum that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password; the hash contains its salt and its cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

// The hash of a random password: its verification takes as long as the verification of a stored hash.
const unusedHash = hashPassword(crypto.randomUUID())

/** Says whether a password matches the stored hash. Takes the same time without a hash; throws for an unreadable hash. */
export async function isPasswordOf(password: string, stored: string | null): Promise<boolean> {
  const isRight = await verify(stored ?? (await unusedHash), password.normalize('NFKC'))
  return isRight && stored !== null
}
