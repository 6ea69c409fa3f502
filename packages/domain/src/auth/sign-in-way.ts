/** How a session was opened: by a credential of the account, by making the account, or by the identity of a provider, whose id follows. */
export type SignInWay = 'password' | 'code' | 'passkey' | 'new_account' | `provider:${string}`

const prefix = 'provider:'

/** Names the way of a sign-in by a provider. */
export function toProviderWay(providerId: string): SignInWay {
  return `${prefix}${providerId}`
}

/** Finds the provider of a way to sign in; null for the shop's own ways. */
export function findProviderOfWay(way: SignInWay): string | null {
  return way.startsWith(prefix) ? way.slice(prefix.length) : null
}
