import pg from 'pg'

/** The error of the database itself, from under whatever the query builder wrapped it in; null for any other. */
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

/** A row that must be the only one of its kind is there already. */
export function isTaken(error: unknown, constraint?: string): boolean {
  return has(error, '23505', constraint)
}

/** A CHECK said no: with the ledgers, a balance would go below nothing or above its limit. */
export function isRefusedByCheck(error: unknown, constraint?: string): boolean {
  return has(error, '23514', constraint)
}

/** A foreign key points at nothing. */
export function isDangling(error: unknown, constraint?: string): boolean {
  return has(error, '23503', constraint)
}

/** Deadlock or serialisation conflict: the same transaction may well succeed when run again. */
export function isRetryable(error: unknown): boolean {
  return has(error, '40P01') || has(error, '40001')
}

// What the driver says by itself: no connection became free in time, no answer came in time, or the connection is gone.
const withoutServer =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (?:has|was) )/
const brokenOff = new Set(['ECONNRESET', 'EPIPE'])

/**
 * The database has no connection, room or time at this moment, or does not answer at all: nothing is wrong with what was asked, and
 * a moment later it may well be done. Classes 08, 53 and 57 (57014: longer than a statement may take), and conflicts that outlast trying again.
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
