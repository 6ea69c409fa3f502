import { browserApi } from '../api/browser-api.ts'
import { makeVerifier } from './make-verifier.ts'
import { refreshSecurity } from './security-query.ts'
import { enterAccount, type SignedIn } from './sign-in.ts'

// The library is fetched when a passkey is used, so that no page carries it.
const loadLibrary = () => import('@simplewebauthn/browser')

/** Says whether this browser can use passkeys. */
export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'
}

/** Says whether this browser offers passkeys among the suggestions of a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}

type Options = {
  /** A guest's order that is added to the account. */
  readonly orderNumber?: string | undefined
  /** Waits until the shopper chooses a passkey among the suggestions of a field, in place of asking at once. */
  readonly isSuggested?: boolean
}

/** Signs in by a passkey of this device; the guest's cart is merged on the way (AUTH-02). Throws what browser or server refuses. */
export async function signInByPasskey({ orderNumber, isSuggested = false }: Options): Promise<SignedIn> {
  const [library, optionsJSON] = await Promise.all([
    loadLibrary(),
    browserApi.call('auth.requestPasskey', { body: {} }),
  ])
  const { id, rawId, response } = await library.startAuthentication({
    optionsJSON,
    useBrowserAutofill: isSuggested,
    // The form knows that its field is there.
    verifyBrowserAutofillInput: false,
  })
  const { codeVerifier, codeChallenge } = await makeVerifier()
  const credential = { id, rawId, type: 'public-key' as const, response }
  const { authorizationCode } = await browserApi.call('auth.signInByPasskey', { body: { credential, codeChallenge } })
  return enterAccount({ authorizationCode, codeVerifier }, orderNumber)
}

/** Ends the wait for a chosen passkey. */
export async function stopSuggestingPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary()
  WebAuthnAbortService.cancelCeremony()
}

/** Has the browser create a passkey and adds it to the account. Throws what browser or server refuses. */
export async function addPasskey(): Promise<void> {
  const [library, optionsJSON] = await Promise.all([loadLibrary(), browserApi.call('auth.createPasskey', { body: {} })])
  const { id, rawId, response } = await library.startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  const credential = { id, rawId, type: 'public-key' as const, response: { clientDataJSON, attestationObject } }
  await browserApi.call('auth.addPasskey', { body: { credential } })
  await refreshSecurity()
}

/** Names a passkey of the account. */
export async function renamePasskey(passkeyId: string, name: string): Promise<void> {
  await browserApi.call('auth.renamePasskey', { params: { passkeyId }, body: { name } })
  await refreshSecurity()
}

/** Removes a passkey from the account; the device may still have it. */
export async function removePasskey(passkeyId: string): Promise<void> {
  await browserApi.call('auth.removePasskey', { params: { passkeyId } })
  await refreshSecurity()
}

/** The error of a browser about a passkey that was not used or not created. */
export type PasskeyOutcome = 'cancelled' | 'known' | 'failed'

/** Says what became of the browser's question; null for a refusal of the server. */
export function findPasskeyOutcome(error: unknown): PasskeyOutcome | null {
  if (!(error instanceof Error) || error.name === 'ApiError') return null
  if (error.name === 'InvalidStateError') return 'known'
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'cancelled' : 'failed'
}
