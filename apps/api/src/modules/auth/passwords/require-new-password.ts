import { checkNewPassword, type NewPasswordValues } from '@lacehouse/domain/auth/check-new-password'
import { isPasswordOf } from '../../../core/consumers/password.ts'
import type { RequestContext } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { requireValidForm, withCommonPassword } from '../../../http/require-valid-form.ts'

type Hashes = { readonly passwordHash: string | null; readonly formerHashes: readonly string[] }
type Caller = Pick<RequestContext, 'locale'>

/**
 * Refuses a new password against the rules, one whose repetition differs, the current one (AUT451), one of those before it (AUT452),
 * and a common one (AUTH-06, VAL-08).
 */
export async function requireNewPassword(caller: Caller, values: NewPasswordValues, hashes: Hashes): Promise<void> {
  requireValidForm(checkNewPassword(values), caller)
  const { newPassword } = values
  if (await isPasswordOf(newPassword, hashes.passwordHash)) throw new Refusal('AUT451', { field: 'newPassword' })
  for (const former of hashes.formerHashes)
    if (await isPasswordOf(newPassword, former)) throw new Refusal('AUT452', { field: 'newPassword' })
  requireValidForm(withCommonPassword({}, { field: 'newPassword', password: newPassword }), caller)
}
