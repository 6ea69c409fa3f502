import type { z } from 'zod'
import type { ErrorId } from './errors/catalogue.ts'

/** Who may make a call: anybody, anyone with a session (guests too), a signed-in consumer, or staff. */
export type RequiredSession = 'none' | 'guest' | 'consumer' | 'staff'

/** One HTTP call as data: the single source of its validation, serialisation, client, documentation and tests. */
export type CallContract = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As `calls.tsv` spells it, parameters in braces. */
  readonly path: `/${string}`
  readonly summary: string
  readonly session: RequiredSession
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  readonly status?: 200 | 201 | 202
  /** Error ids this call raises of its own; those of every call (API400 …) are added by the server. */
  readonly errors: readonly ErrorId[]
  /** `public` replies are the same for everybody of a locale; all others are `private, no-store`. */
  readonly cache?: 'public' | 'private'
  /** Calls a minute of one address and of one session; past it a bot challenge stands before the call: 403 with `appId`. */
  readonly limit?: number
  /** What is guessed at: calls of one name are counted together. Without it a call is counted for itself. */
  readonly limitName?: string
  /** Where only some bodies guess: the field that tells, and its values that do. */
  readonly limitOnly?: { readonly field: string; readonly values: readonly string[] }
}

/** The limit of calls by which something could be guessed: passwords, people, balances, codes (decisions, Bounds). */
export const guessesAMinute = 10

/** Numbers and PINs of gift cards, reward cards and reward codes, by whatever call they are tried. */
export const storedCardGuesses = { limit: guessesAMinute, limitName: 'stored cards' } as const

/** Declares a call, keeping the exact types of its schemas. */
export function defineCall<const C extends CallContract>(contract: C): C {
  return contract
}
