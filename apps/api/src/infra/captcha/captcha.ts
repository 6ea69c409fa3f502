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

/** Self-hosted proof of work: challenges that cost a browser a moment, each good for one use. */
export type Captcha = {
  readonly challenge: (use?: CaptchaUse) => Promise<CaptchaChallenge>
  /** True once for each right solution of that use; the library would take the same one again, so used ones are kept. */
  readonly accept: (response: string | undefined, use?: CaptchaUse) => Promise<boolean>
}

/** What the work is asked for: with a form, or before a call that was made too often. */
export type CaptchaUse = 'form' | 'guard'

/** Whoever guesses pays for each guess; a shopper who met a limit waits a second or two. */
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

// The challenge's end and use stand in its signed salt; the end is held against the shop's clock, not the library's.
const isSolved = async (response: string, { secret, use, now }: Asked): Promise<boolean> => {
  try {
    const { salt } = JSON.parse(Buffer.from(response, 'base64').toString('utf8')) as { salt: string }
    const signed = new URLSearchParams(salt.split('?')[1])
    if (signed.get('use') !== use || Number(signed.get('expires')) * 1000 <= now) return false
    return await verifySolution(response, secret, false)
  } catch {
    // What is no solution at all does not even parse.
    return false
  }
}
