import { createHash } from 'node:crypto'
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
  readonly challenge: () => Promise<CaptchaChallenge>
  /** True once for each right solution; the library would take the same one again, so used ones are kept. */
  readonly accept: (response: string | undefined) => Promise<boolean>
}

const maxNumber = 50_000
const lifetime = 10 * 60 * 1000

export const createCaptcha = (pool: Pool, secret: string, now: () => number): Captcha => ({
  challenge: async () => {
    const made = await createChallenge({ hmacKey: secret, maxNumber, expires: new Date(now() + lifetime) })
    return { ...made, maxnumber: maxNumber }
  },
  accept: async (response) => {
    if (!response || !(await isSolved(response, secret, now()))) return false
    const hash = createHash('sha256').update(response).digest()
    const { rowCount } = await pool.query({
      name: 'captcha-use',
      text: `insert into used_captchas (hash, expires_at) values ($1, to_timestamp($2 / 1000.0)) on conflict do nothing`,
      values: [hash, now() + lifetime],
    })
    return rowCount === 1
  },
})

// The challenge's end stands in its signed salt; it is held against the shop's clock, not the library's.
const isSolved = async (response: string, secret: string, now: number): Promise<boolean> => {
  try {
    const { salt } = JSON.parse(Buffer.from(response, 'base64').toString('utf8')) as { salt: string }
    const expires = Number(new URLSearchParams(salt.split('?')[1]).get('expires'))
    return expires * 1000 > now && (await verifySolution(response, secret, false))
  } catch {
    // What is no solution at all does not even parse.
    return false
  }
}
