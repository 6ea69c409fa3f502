import { createHash, randomBytes } from 'node:crypto'
import { authorizationCodes, bytes, execute, moment, param, sql, statement, text } from '@lacehouse/database'
import type { SignInWay } from '@lacehouse/domain/auth/sign-in-way'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Pool, PoolClient } from 'pg'

/** The data of an authorization code. */
export type TakenCode = {
  readonly consumerNo: string
  readonly siteId: string
  readonly codeChallenge: string
  readonly signedInBy: SignInWay | null
}

export const codeLifetime = seconds(60)

export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

const addCode = statement({
  name: 'auth-add-code',
  sql: sql`
    with old as (delete from authorization_codes where expires_at < ${moment('now')})
    insert into authorization_codes (hash, consumer_no, site_id, code_challenge, signed_in_by, created_at, expires_at)
    values (${param('hash', bytes)}, ${param('consumerNo', text)}, ${param('siteId', text)}, ${param('codeChallenge', text)},
      ${param('signedInBy', authorizationCodes.signedInBy)}, ${moment('now')}, ${moment('expiresAt')})`,
})

/** Creates a code that the client with the verifier of its challenge can exchange once (AUTH-02). */
export async function addAuthorizationCode(client: Pool | PoolClient, code: TakenCode, now: number): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  await execute(client, addCode, { ...code, hash: hashCode(made), now, expiresAt: now + codeLifetime })
  return made
}
