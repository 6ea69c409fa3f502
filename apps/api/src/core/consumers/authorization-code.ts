import { createHash, randomBytes } from 'node:crypto'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Pool, PoolClient } from 'pg'

/** What a code stands for until it is exchanged. */
export type TakenCode = { readonly consumerNo: string; readonly siteId: string; readonly codeChallenge: string }

export const codeLifetime = seconds(60)

export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

const addCode = `
  with old as (delete from authorization_codes where expires_at < to_timestamp($5 / 1000.0))
  insert into authorization_codes (hash, consumer_no, site_id, code_challenge, created_at, expires_at)
  values ($1, $2, $3, $4, to_timestamp($5 / 1000.0), to_timestamp($6 / 1000.0))`

/** Makes a code that whoever knows the verifier of the challenge can exchange once (AUTH-02). */
export async function addAuthorizationCode(client: Pool | PoolClient, code: TakenCode, now: number): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  const values = [hashCode(made), code.consumerNo, code.siteId, code.codeChallenge, now, now + codeLifetime]
  await client.query({ name: 'auth-add-code', text: addCode, values })
  return made
}
