import type { z } from 'zod'
import type { ErrorId } from './errors/catalogue.ts'

/** The session that a call needs: none, any session including a guest's, a signed-in consumer's, or a staff session. */
export type RequiredSession = 'none' | 'guest' | 'consumer' | 'staff'

/** One HTTP call as data: the single source of its validation, serialisation, client, documentation and tests. */
export type CallContract = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters stand in braces. */
  readonly path: `/${string}`
  readonly summary: string
  readonly session: RequiredSession
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  readonly status?: 200 | 201 | 202
  /** The error ids that this call may answer, without those of `listCommonErrors`. */
  readonly errors: readonly ErrorId[]
  /** `public` replies are the same for all callers of a locale; all others are `private, no-store`. */
  readonly cache?: 'public' | 'private'
  /** Calls a minute for each address and each session. Above it a bot challenge answers: 403 with `appId`. */
  readonly limit?: number
  /** The name of the secret that callers could guess; calls with one name share a count. A call without it has its own. */
  readonly limitName?: string
  /** Limits only bodies whose field has one of the values. */
  readonly limitOnly?: { readonly field: string; readonly values: readonly string[] }
}

/** The limit of calls whose answers could be used to guess passwords, accounts, balances or codes (docs/bounds.md). */
export const guessesAMinute = 10

/** The limit shared by all calls that take numbers and PINs of gift cards, reward cards and reward codes. */
export const storedCardGuesses = { limit: guessesAMinute, limitName: 'stored cards' } as const

/** Declares a call and keeps the exact types of its schemas. */
export function defineCall<const C extends CallContract>(contract: C): C {
  return contract
}
