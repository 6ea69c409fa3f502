import type { CallInput } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'
import { getCaptcha } from '../captcha/get-captcha.ts'
import { makeVerifier } from './make-verifier.ts'
import type { AuthorizationCode } from './sign-in.ts'

type NewAccount = Omit<
  CallInput<'auth.signUp'>['body'],
  'isTermsConfirmed' | 'isTemporaryPassword' | 'codeChallenge' | 'recaptcha_response' | 'referralToken'
>

type Options = {
  readonly asksCaptcha: boolean
  /** The place of the link that led to the sign-up. */
  readonly leadSource?: string | undefined
  /** A member's code; an unknown one is left out. */
  readonly referralCode?: string | undefined
}

/** Creates an account and gives the code that signs the shopper in (REG-04, REG-10). Throws what the server refuses. */
export async function signUp(
  account: NewAccount,
  { asksCaptcha, leadSource, referralCode }: Options,
): Promise<AuthorizationCode> {
  const { codeVerifier, codeChallenge } = await makeVerifier()
  const captcha = await getCaptcha(asksCaptcha)
  const referralToken = referralCode ? await findReferralToken(referralCode, leadSource) : null
  const { authorizationCode } = await browserApi.call(
    'auth.signUp',
    {
      body: {
        ...account,
        ...{ isTermsConfirmed: true, isTemporaryPassword: true, codeChallenge },
        ...(captcha && { recaptcha_response: captcha }),
        ...(referralToken && { referralToken }),
      },
    },
    leadSource ? { headers: { source: leadSource } } : {},
  )
  return { authorizationCode, codeVerifier }
}

/** A code that no member has, or that cannot be looked up now, must not stop a sign-up. */
async function findReferralToken(referralCode: string, leadSource: string | undefined): Promise<string | null> {
  const body = { usid: crypto.randomUUID(), referralCode }
  const options = leadSource ? { headers: { leadsource: leadSource } } : {}
  return browserApi.call('loyalty.token', { body }, options).then(
    ({ token }) => token,
    () => null,
  )
}
