/** The values to which a sign-in at a provider is bound. */
export type ProviderRequest = {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly locale: string
}

/** A provider's answer as the browser brings it, and what the shop asked for. */
export type ProviderAnswer = Omit<ProviderRequest, 'locale'> & {
  readonly code: string
  /** The issuer, where the provider says it beside the code (RFC 9207). */
  readonly iss?: string | undefined
}

/** A person as the provider knows them. */
export type ProviderIdentity = {
  readonly issuer: string
  readonly subject: string
  /** In lower case; null where the provider names none. */
  readonly email: string | null
  /** True where the provider says that the person has shown to own the mailbox. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** An OpenID Connect provider. Its methods throw for everything that is wrong or away. */
export type IdentityProvider = {
  readonly id: string
  readonly name: string
  /** Gives the address at which a browser signs in. */
  readonly begin: (request: ProviderRequest) => Promise<string>
  /** Exchanges the code of an answer and verifies the identity that the provider tells for it. */
  readonly finish: (answer: ProviderAnswer) => Promise<ProviderIdentity>
}
