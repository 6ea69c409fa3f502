import { createHmac, randomUUID } from 'node:crypto'
import { findCookie, toCookieName } from '@lacehouse/contracts'
import { providerSignInLifetime } from '@lacehouse/domain/auth/linked-identity'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Config } from '../../../config.ts'
import type { RequestContext } from '../../../http/call.ts'
import { isHttps } from '../../../http/security-headers.ts'
import { deriveKey } from '../../../infra/session/derive-key.ts'
import { openSigner } from '../../../infra/session/open-signer.ts'

export type ProviderSignInDeps = { readonly config: Config; readonly now: () => number }
type Caller = Pick<RequestContext, 'reply'>

/** A sign-in at a provider that began in this browser. */
export type BegunSignIn = {
  readonly providerId: string
  /** The account that gets the identity; null for a sign-in. */
  readonly consumerNo: string | null
  /** The challenge of the tab that began. */
  readonly codeChallenge: string
}

/** The secrets of one sign-in, which follow from its id and are stored nowhere. */
export type SignInSecrets = { readonly nonce: string; readonly codeVerifier: string }

const toSigner = ({ config }: ProviderSignInDeps) => openSigner(config, 'provider sign-ins')

/**
 * Begins a sign-in: a signed cookie binds it to this browser, and the state that goes to the provider names it. Neither shows anything of
 * the secrets (decision 0071).
 */
export function openSignIn(
  deps: ProviderSignInDeps,
  caller: Caller,
  begun: BegunSignIn & { readonly locale: string },
): SignInSecrets & { readonly state: string } {
  const { providerId, consumerNo, codeChallenge, locale } = begun
  const id = randomUUID()
  const exp = Math.floor((deps.now() + providerSignInLifetime) / seconds(1))
  const signer = toSigner(deps)
  const own = { jti: id, exp, provider: providerId }
  const cookie = signer.sign({ ...own, sub: consumerNo ?? '', part: 'browser', challenge: codeChallenge })
  const maxAge = providerSignInLifetime / seconds(1)
  caller.reply.setCookie(toCookieName('provider', isHttps(deps.config)), cookie, { ...toOptions(deps), maxAge })
  return { state: signer.sign({ ...own, sub: '', part: 'state', locale }), ...toSecrets(deps, id) }
}

/** Finds the sign-in that a state belongs to, where it began in the calling browser and is not too old; null otherwise. */
export function findSignIn(
  deps: ProviderSignInDeps,
  caller: Caller,
  { providerId, state }: { readonly providerId: string; readonly state: string },
): (BegunSignIn & SignInSecrets) | null {
  const secure = isHttps(deps.config)
  const cookie = findCookie((name) => caller.reply.request.cookies[name], 'provider', secure)
  const [browser, named] = [cookie ? readPart(deps, cookie, 'browser') : null, readPart(deps, state, 'state')]
  if (!browser || !named || browser.jti !== named.jti) return null
  if (browser.provider !== providerId || named.provider !== providerId) return null
  return {
    ...{ providerId, consumerNo: browser.sub || null, codeChallenge: String(browser.challenge) },
    ...toSecrets(deps, browser.jti),
  }
}

/** Removes the cookie of a sign-in that was finished. */
export function closeSignIn(deps: ProviderSignInDeps, caller: Caller): void {
  caller.reply.clearCookie(toCookieName('provider', isHttps(deps.config)), toOptions(deps))
}

/** Finds the locale of the page from which a sign-in began; null for a state that the shop did not make. */
export function findLocaleOfState(deps: Pick<ProviderSignInDeps, 'config'>, state: string): string | null {
  const claims = openSigner(deps.config, 'provider sign-ins').read(state)
  return claims?.part === 'state' ? String(claims.locale) : null
}

const readPart = (deps: ProviderSignInDeps, token: string, part: 'browser' | 'state') => {
  const claims = toSigner(deps).read(token)
  return claims?.part === part && claims.exp * seconds(1) > deps.now() ? claims : null
}

const toSecrets = ({ config }: ProviderSignInDeps, id: string): SignInSecrets => {
  const key = deriveKey(config.sessionSecret, 'provider secrets')
  const derive = (name: string): string => createHmac('sha256', key).update(`${name} ${id}`).digest('base64url')
  return { nonce: derive('nonce'), codeVerifier: derive('verifier') }
}

// The page that takes the answer calls the shop itself, so that the cookie never has to come with a request of the provider's page.
const toOptions = ({ config }: ProviderSignInDeps) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps(config), path: '/consumers-v3/auth/provider' }) as const
