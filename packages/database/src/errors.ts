import pg from 'pg'

/** Finds the error of the database inside the query builder's wrapping; null for any other error. */
export function findDatabaseError(error: unknown): pg.DatabaseError | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof pg.DatabaseError) return inner
  }
  return null
}

const has = (error: unknown, code: string, constraint?: string): boolean => {
  const found = findDatabaseError(error)
  return found?.code === code && (constraint === undefined || found.constraint === constraint)
}

/** Returns whether a unique constraint refused a row. */
export function isTaken(error: unknown, constraint?: string): boolean {
  return has(error, '23505', constraint)
}

/** Returns whether a CHECK constraint refused a row; in the ledgers, a balance would fall below 0 or exceed its limit. */
export function isRefusedByCheck(error: unknown, constraint?: string): boolean {
  return has(error, '23514', constraint)
}

/** Returns whether a foreign key refers to a missing row. */
export function isDangling(error: unknown, constraint?: string): boolean {
  return has(error, '23503', constraint)
}

/** Returns whether a deadlock or serialisation conflict ended the transaction, which may succeed when run again. */
export function isRetryable(error: unknown): boolean {
  return has(error, '40P01') || has(error, '40001')
}

// Messages of the driver itself: no connection became free in time, no answer came in time, or the connection is lost.
const withoutServer =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (?:has|was) )/
const brokenOff = new Set(['ECONNRESET', 'EPIPE'])

/**
 * Returns whether the database has no connection, memory or time at this moment, or does not answer at all; the same statement
 * may succeed a moment later. Classes 08, 53 and 57 (57014: the statement took too long), and conflicts that remain after
 * retries.
 */
export function isBusy(error: unknown): boolean {
  const found = findDatabaseError(error)
  return found ? /^(?:08|40|53|57|55P03)/.test(found.code ?? '') : isUnanswered(error)
}

const isUnanswered = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (withoutServer.test(error.message) || isConnectionError(error)) return true
  return isUnanswered(error.cause)
}

const isConnectionError = (error: Error & { code?: unknown; syscall?: unknown }): boolean =>
  error.syscall === 'connect' || brokenOff.has(String(error.code))
