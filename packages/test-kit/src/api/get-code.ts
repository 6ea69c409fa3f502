import { createHash, randomBytes } from 'node:crypto'
import { demoPassword } from '@lacehouse/demo/people/demo-password'
import { callAsPage, solveCaptcha } from './solve-captcha.ts'
import type { TestShopper } from './test-client.ts'

/** Makes a PKCE verifier and its challenge, as a page does. */
export function makeVerifier(): { codeVerifier: string; codeChallenge: string } {
  const codeVerifier = randomBytes(32).toString('base64url')
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') }
}

/** Gets a code and its verifier for the password of the demo people; solves the proof of work if the site asks for it. */
export async function getCode(
  caller: TestShopper,
  email: string,
): Promise<{ authorizationCode: string; codeVerifier: string }> {
  const { codeVerifier, codeChallenge } = makeVerifier()
  const body = { username: email, password: demoPassword, codeChallenge }
  const first = await caller.tryCall('auth.signIn', { body })
  if (first.status < 400) return { authorizationCode: first.body.authorizationCode, codeVerifier }
  const recaptcha_response = await solveCaptcha(caller)
  // Many sign-ins of one address in a minute meet the limit of the call too.
  const second = await callAsPage(caller, 'auth.signIn', { body: { ...body, recaptcha_response } })
  if (second.status >= 400) throw new Error(`${email} was not signed in: ${JSON.stringify(second.body)}`)
  return { authorizationCode: second.body.authorizationCode, codeVerifier }
}
