import { minutes } from '@lacehouse/domain/time/durations'
import Tinypool from 'tinypool'
import type { PasswordCheck } from './password-thread.ts'

// Node's own threads are shared with files and compression, and at their priority pages wait for processors that hash.
const threads = new Tinypool({
  filename: new URL('./password-thread.ts', import.meta.url).href,
  runtime: 'worker_threads',
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: minutes(5),
})

/** Hashes a password; the hash contains its salt and its cost. */
export function hashPassword(password: string): Promise<string> {
  return threads.run(password.normalize('NFKC'), { name: 'hashInThread' })
}

/** The hash of a random password that was not written down: its verification takes as long as that of a stored hash. */
const unusedHash = '$argon2id$v=19$m=19456,t=2,p=1$+6/8P7BbP8EIlmvkoQRXfA$uF1blxeeZXDIwXdvHMJYAQdhg/DjK+ff3bdkpqNJRAo'

/** Says whether a password matches the stored hash. Takes the same time without a hash; throws for an unreadable hash. */
export async function isPasswordOf(password: string, stored: string | null): Promise<boolean> {
  const check: PasswordCheck = { password: password.normalize('NFKC'), stored: stored ?? unusedHash }
  const isRight: boolean = await threads.run(check, { name: 'verifyInThread' })
  return isRight && stored !== null
}
