import type { Handler } from '../../http/call.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Captcha } from '../../infra/captcha/captcha.ts'

export type ChallengeDeps = { readonly captcha: Captcha; readonly limiter: Limiter }

/** After so many challenges in ten minutes the work doubles, up to the highest level. */
const steps = { session: { each: 5, highest: 3 }, network: { each: 60, highest: 2 } } as const

/**
 * Gives a proof of work. That of a caller beyond a limit grows with the challenges that the session and its network were given, less
 * for the network, because others may share it (CHK-17).
 */
export function giveChallenge({ captcha, limiter }: ChallengeDeps): Handler<'internal.captcha'> {
  return async (call) => {
    if (call.query.use !== 'guard') return captcha.challenge('form')
    const given = await limiter.read('challenges', call)
    await limiter.record('challenges', call)
    const levels = (['session', 'network'] as const).map((key) => {
      const { each, highest } = steps[key]
      return Math.min(highest, Math.floor((given[key] ?? 0) / each))
    })
    return captcha.challenge('guard', Math.max(...levels))
  }
}
