import pg from 'pg'

/** The error of the database itself, from under whatever the query builder wrapped it in; null for any other. */
export const findDatabaseError = (error: unknown): pg.DatabaseError | null => {
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
export const isTaken = (error: unknown, constraint?: string): boolean => has(error, '23505', constraint)

/** A CHECK said no: with the ledgers, a balance would go below nothing or above its limit. */
export const isRefusedByCheck = (error: unknown, constraint?: string): boolean => has(error, '23514', constraint)

/** A foreign key points at nothing. */
export const isDangling = (error: unknown, constraint?: string): boolean => has(error, '23503', constraint)

/** Deadlock or serialisation conflict: the same transaction may well succeed when run again. */
export const isRetryable = (error: unknown): boolean => has(error, '40P01') || has(error, '40001')
