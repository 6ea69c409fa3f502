import { createHash } from 'node:crypto'
import { bytes, execute, moment, param, sql, statement } from '@lacehouse/database'
import { minutes } from '@lacehouse/domain/time/durations'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { Pool } from 'pg'

export type CaptchaChallenge = {
  readonly algorithm: string
  readonly challenge: string
  readonly maxnumber: number
  readonly salt: string
  readonly signature: string
}

/** A self-hosted proof of work. A challenge costs a browser a moment and is valid once. */
export type Captcha = {
  readonly challenge: (use?: CaptchaUse) => Promise<CaptchaChallenge>
  /** Returns true once for each right solution of that use. The library accepts a solution repeatedly, so the database stores used ones. */
  readonly accept: (response: string | undefined, use?: CaptchaUse) => Promise<boolean>
}

/** The reason for a challenge: a form, or a caller that exceeded a limit. */
export type CaptchaUse = 'form' | 'guard'

/** The amount of work for each use; a shopper who exceeded a limit waits a second or two. */
const work: Readonly<Record<CaptchaUse, number>> = { form: 50_000, guard: 100_000 }
const lifetime = minutes(10)

const useOnce = statement({
  name: 'captcha-use',
  sql: sql`insert into used_captchas (hash, expires_at) values (${param('hash', bytes)}, ${moment('expiresAt')})
    on conflict do nothing`,
})

export function createCaptcha(pool: Pool, secret: string, now: () => number): Captcha {
  return {
    challenge: async (use = 'form') => {
      const expires = new Date(now() + lifetime)
      const made = await createChallenge({ hmacKey: secret, maxNumber: work[use], expires, params: { use } })
      return { ...made, maxnumber: work[use] }
    },
    accept: async (response, use = 'form') => {
      if (!response || !(await isSolved(response, { secret, use, now: now() }))) return false
      const hash = createHash('sha256').update(response).digest()
      return (await execute(pool, useOnce, { hash, expiresAt: now() + lifetime })) === 1
    },
  }
}

type Asked = { readonly secret: string; readonly use: CaptchaUse; readonly now: number }

// The signed salt contains the challenge's expiry and use. The check compares the expiry with the shop's clock.
const isSolved = async (response: string, { secret, use, now }: Asked): Promise<boolean> => {
  try {
    const { salt } = JSON.parse(Buffer.from(response, 'base64').toString('utf8')) as { salt: string }
    const signed = new URLSearchParams(salt.split('?')[1])
    if (signed.get('use') !== use || Number(signed.get('expires')) * 1000 <= now) return false
    return await verifySolution(response, secret, false)
  } catch {
    // The text is not a solution.
    return false
  }
}
