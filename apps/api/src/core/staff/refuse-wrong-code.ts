import { Refusal } from '../../http/refusal.ts'
import type { TriedCode } from './try-code.ts'

/** Throws the refusal of a code of a second factor that was not accepted. */
export function refuseWrongCode(tried: TriedCode): void {
  if (tried.ok) return
  if (tried.reason === 'no_factor') throw new Refusal('STF409')
  if (tried.reason === 'locked') throw new Refusal('AUT423')
  throw new Refusal('STF401', { field: 'code' }, { event: 'second_factor_failed' })
}
