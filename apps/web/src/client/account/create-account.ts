import type { CallInput } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'
import { getCaptcha } from '../captcha/get-captcha.ts'
import { makeVerifier } from './make-verifier.ts'
import type { AuthorizationCode } from './sign-in.ts'

type NewAccount = Pick<CallInput<'consumer.create'>['body'], 'consumerProfile' | 'password' | 'orderNumber'>

/**
 * Creates an account for a guest's order and gives the code that signs the shopper in (CHK-12). Throws what the
 * server refuses.
 */
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
