export type Verifier = { readonly codeVerifier: string; readonly codeChallenge: string }

/**
 * Makes the secret of a sign-in and its challenge (PKCE, S256), so that an intercepted code is worthless without the
 * secret.
 */
export async function makeVerifier(): Promise<Verifier> {
  const codeVerifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  return { codeVerifier, codeChallenge: toBase64Url(new Uint8Array(digest)) }
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
