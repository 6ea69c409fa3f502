import { createHash } from 'node:crypto'
import { bytes, execute, moment, param, sql, statement } from '@lacehouse/database'
import { minutes } from '@lacehouse/domain/time/durations'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { Pool } from 'pg'
import { z } from 'zod'
import { deriveKey } from '../session/derive-key.ts'

export type CaptchaChallenge = {
  readonly algorithm: string
  readonly challenge: string
  readonly maxnumber: number
  readonly salt: string
  readonly signature: string
}

/** A self-hosted proof of work. A challenge costs a browser a moment and is valid once. */
export type Captcha = {
  /** Creates a challenge; each level doubles the work. */
  readonly challenge: (use?: CaptchaUse, level?: number) => Promise<CaptchaChallenge>
  /** Returns true once for each right solution of that use, in whatever spelling it is sent: the database stores solved challenges. */
  readonly accept: (response: string | undefined, use?: CaptchaUse) => Promise<boolean>
}

/** The reason for a challenge: a form, or a caller that exceeded a limit. */
export type CaptchaUse = 'form' | 'guard'

/** The amount of work for each use; a shopper who exceeded a limit waits a second or two. */
const work: Readonly<Record<CaptchaUse, number>> = { form: 50_000, guard: 100_000 }
const lifetime = minutes(10)

/** A solution with these fields and no others. */
const Solution = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0),
  salt: z.string().max(200),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
  /** The milliseconds that the browser worked. */
  took: z.number().optional(),
})
type Solution = z.output<typeof Solution>

const useOnce = statement({
  name: 'captcha-use',
  sql: sql`insert into used_captchas (hash, expires_at) values (${param('hash', bytes)}, ${moment('expiresAt')})
    on conflict do nothing`,
})

type CaptchaOptions = {
  readonly sessionSecret: string
  readonly now: () => number
  /** Is called when a right solution is sent a second time. */
  readonly onReplayed: () => void
}

export function createCaptcha(pool: Pool, { sessionSecret, now, onReplayed }: CaptchaOptions): Captcha {
  const secret = deriveKey(sessionSecret, 'captcha challenges')
  return {
    challenge: async (use = 'form', level = 0) => {
      const expires = new Date(now() + lifetime)
      const maxNumber = work[use] * 2 ** level
      const made = await createChallenge({ hmacKey: secret, maxNumber, expires, params: { use } })
      return { ...made, maxnumber: maxNumber }
    },
    accept: async (response, use = 'form') => {
      const solution = response ? readSolution(response) : null
      if (!solution || !(await isSolved(solution, { secret, use, now: now() }))) return false
      // The challenge is what was solved; the text around it can be written in many ways.
      const hash = createHash('sha256').update(solution.challenge).digest()
      const isFirst = (await execute(pool, useOnce, { hash, expiresAt: now() + lifetime })) === 1
      if (!isFirst) onReplayed()
      return isFirst
    },
  }
}

/** Reads a solution; null for a text that is not one, or not in the canonical base64. */
const readSolution = (response: string): Solution | null => {
  const decoded = Buffer.from(response, 'base64')
  if (decoded.toString('base64') !== response) return null
  try {
    return Solution.safeParse(JSON.parse(decoded.toString('utf8'))).data ?? null
  } catch {
    // The text is not JSON.
    return null
  }
}

type Asked = { readonly secret: string; readonly use: CaptchaUse; readonly now: number }

// The signed salt contains the challenge's expiry and use. The check compares the expiry with the shop's clock.
const isSolved = async (solution: Solution, { secret, use, now }: Asked): Promise<boolean> => {
  const signed = new URLSearchParams(solution.salt.split('?')[1])
  if (signed.get('use') !== use || Number(signed.get('expires')) * 1000 <= now) return false
  return verifySolution(solution, secret, false)
}
