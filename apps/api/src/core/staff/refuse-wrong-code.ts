import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import type { TriedCode } from './try-code.ts'

/** Throws the refusal of a code of a second factor that was not accepted. */
export function refuseWrongCode(tried: TriedCode): void {
  if (tried.ok) return
  if (tried.reason === 'no_factor') throw new Refusal(toErrorId('no_second_factor'))
  if (tried.reason === 'locked') throw new Refusal(toErrorId('locked'))
  throw new Refusal(toErrorId('wrong_staff_code'), { field: 'code' }, { event: 'second_factor_failed' })
}
