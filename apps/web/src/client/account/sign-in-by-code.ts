import { browserApi } from '../api/browser-api.ts'
import { getCaptcha } from '../captcha/get-captcha.ts'
import { readClock } from '../clock.ts'
import { makeVerifier } from './make-verifier.ts'
import { type PendingCode, savePendingCode } from './pending-code.ts'
import { enterAccount, type SignedIn } from './sign-in.ts'

/** Has a code sent to the mailbox, if it has an account; only this tab can use it (decision 0049). */
export async function requestSignInCode(
  email: string,
  { asksCaptcha }: { readonly asksCaptcha: boolean },
): Promise<PendingCode> {
  const { codeVerifier, codeChallenge } = await makeVerifier()
  const captcha = await getCaptcha(asksCaptcha)
  const { codeId } = await browserApi.call('auth.requestSignInCode', {
    body: { username: email, codeChallenge, ...(captcha && { recaptcha_response: captcha }) },
  })
  const pending = { codeId, codeVerifier, email, askedAt: readClock() }
  savePendingCode(pending)
  return pending
}

/** Signs in by the digits of the mail; the guest's cart is merged on the way (AUTH-02). Throws what the server refuses. */
export async function signInByCode(
  { codeId, codeVerifier }: PendingCode,
  code: string,
  orderNumber?: string,
): Promise<SignedIn> {
  const { authorizationCode } = await browserApi.call('auth.signInByCode', { body: { codeId, code } })
  savePendingCode(null)
  return enterAccount({ authorizationCode, codeVerifier }, orderNumber)
}
