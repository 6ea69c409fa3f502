import type { CallInput } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'
import { getCaptcha } from '../captcha/get-captcha.ts'
import { makeVerifier } from './make-verifier.ts'
import type { AuthorizationCode } from './sign-in.ts'

type NewAccount = Pick<CallInput<'consumer.create'>['body'], 'consumerProfile' | 'password' | 'orderNumber'>

/** Opens an account out of an order; gives the code that signs its owner in (CHK-12). Throws what is refused. */
export async function createAccount(
  account: NewAccount,
  { asksCaptcha }: { readonly asksCaptcha: boolean },
): Promise<AuthorizationCode> {
  const { codeVerifier, codeChallenge } = await makeVerifier()
  const captcha = await getCaptcha(asksCaptcha)
  const { authorizationCode } = await browserApi.call('consumer.create', {
    body: { ...account, isTermsConfirmed: true, codeChallenge, ...(captcha && { recaptcha_response: captcha }) },
  })
  return { authorizationCode, codeVerifier }
}
