import type { IdentityProvider } from './identity-provider.ts'
import { type OidcOptions, openOidcProvider } from './open-oidc-provider.ts'
import type { IdentityProviderConfig } from './read-identity-providers.ts'

/** The providers by which one may sign in. */
export type IdentityProviders = {
  /** In the order of the configuration. */
  readonly all: readonly IdentityProvider[]
  readonly find: (id: string) => IdentityProvider | null
  /** The name of a provider for people; one that is configured no more is named by its id. */
  readonly nameOf: (id: string) => string
}

/** Opens the configured providers. None of them is asked anything before it is used. */
export function openIdentityProviders(
  configs: readonly IdentityProviderConfig[],
  options: OidcOptions,
): IdentityProviders {
  const all = configs.map((config) => openOidcProvider(config, options))
  const find = (id: string): IdentityProvider | null => all.find((one) => one.id === id) ?? null
  return { all, find, nameOf: (id) => find(id)?.name ?? id }
}
