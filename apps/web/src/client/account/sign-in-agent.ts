import { browserApi } from '../api/browser-api.ts'
import { rememberSession } from '../api/session-memory.ts'
import { getCaptcha } from '../captcha/get-captcha.ts'
import { dropCart } from '../cart/cart-query.ts'
import { saveAccount } from './account-memory.ts'
import { notifyOtherTabs } from './follow-other-tabs.ts'
import { makeVerifier } from './make-verifier.ts'
import { type Credentials, exchange, toSignInBody } from './sign-in.ts'

/** Signs an agent in; the cart of this browser's guest stays the guest's (AUTH-09). Throws what the server refuses. */
export async function signInAgent(
  credentials: Credentials,
  { asksCaptcha }: { readonly asksCaptcha: boolean },
): Promise<void> {
  const { codeVerifier, codeChallenge } = await makeVerifier()
  const captcha = await getCaptcha(asksCaptcha)
  const { authorizationCode } = await browserApi.call('auth.signInAgent', {
    body: { ...toSignInBody(credentials, captcha), codeChallenge },
  })
  const tokens = await exchange({ authorizationCode, codeVerifier })
  rememberSession(tokens.expiresIn)
  dropCart()
  const { consumerProfile } = await browserApi.call('consumer.get', {})
  const { consumerNo, consumerType, consumerDetails } = consumerProfile
  saveAccount({ consumerNo, consumerType, firstName: consumerDetails.firstName })
  notifyOtherTabs('signed-in')
}
