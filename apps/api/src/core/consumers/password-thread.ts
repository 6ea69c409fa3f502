import { readlinkSync } from 'node:fs'
import { constants, platform, setPriority } from 'node:os'
import { basename } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/** Lets the threads that answer requests go first. Only Linux has priorities of single threads; elsewhere, and without /proc, all stay equal. */
const yieldToOthers = (): void => {
  if (platform() !== 'linux' || isMainThread) return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Hashes are right at any priority.
  }
}
yieldToOthers()

/** Argon2id with 19 MiB, two passes and one lane, the minimum that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password in the calling thread, which must be one that answers no requests. */
export function hashInThread(password: string): string {
  return hashSync(password, cost)
}

/** A password and the hash that it may match. */
export type PasswordCheck = { readonly password: string; readonly stored: string }

/** Says in the calling thread, which must be one that answers no requests, whether a password matches a hash. Throws for an unreadable hash. */
export function verifyInThread({ password, stored }: PasswordCheck): boolean {
  return verifySync(stored, password)
}
