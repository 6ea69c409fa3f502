import { createPrivateKey } from 'node:crypto'

/** How the shop proves itself to a provider: by a secret, or as Apple asks for it, by a key that signs one. */
export type ProviderCredential =
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'key'; readonly teamId: string; readonly keyId: string; readonly privateKey: string }

/** An OpenID Connect provider by which one may sign in. */
export type IdentityProviderConfig = {
  /** Part of the return address that the provider knows, and stored with linked identities; it never changes. */
  readonly id: string
  /** For people. */
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly credential: ProviderCredential
  readonly scope: string
  /** Apple posts its answer, because it tells the name and the address only so. */
  readonly postsAnswer: boolean
}

type Environment = Readonly<Record<string, string | undefined>>
type Source = { readonly env: Environment; readonly problems: string[] }
/** The provider of the payment sandbox, which a demo shop has where nothing else is said. */
type Demo = { readonly issuer: string; readonly secret: string }

const wellKnown: Readonly<Record<string, { readonly name: string; readonly issuer: string }>> = {
  google: { name: 'Google', issuer: 'https://accounts.google.com' },
  apple: { name: 'Apple', issuer: 'https://appleid.apple.com' },
}

/** Reads the providers of `IDENTITY_PROVIDERS` in their order; `demo` stands in where the variable is not set. */
export function readIdentityProviders(source: Source, demo: Demo | null): readonly IdentityProviderConfig[] {
  const { env, problems } = source
  if (env.IDENTITY_PROVIDERS === undefined) return demo ? [toDemoProvider(demo)] : []
  const ids = env.IDENTITY_PROVIDERS.split(/[,\s]+/).filter(Boolean)
  const valid = ids.filter((id) => /^[a-z][a-z0-9-]{0,19}$/.test(id))
  if (valid.length < ids.length || new Set(ids).size < ids.length)
    problems.push('IDENTITY_PROVIDERS must be different names of lower-case letters, digits and hyphens')
  return valid.map((id) => readProvider(source, id))
}

const readProvider = ({ env, problems }: Source, id: string): IdentityProviderConfig => {
  const prefix = `IDENTITY_${id.toUpperCase().replaceAll('-', '_')}`
  const known = wellKnown[id]
  const read = (name: string, fallback = ''): string => {
    const text = env[`${prefix}_${name}`] || fallback
    if (text === '') problems.push(`${prefix}_${name} must be set for the provider ${id}`)
    return text
  }
  const issuer = read('ISSUER', known?.issuer)
  if (issuer !== '' && !isSafeIssuer(issuer)) problems.push(`${prefix}_ISSUER must be an https address`)
  const isApple = id === 'apple'
  return {
    ...{ id, issuer, name: read('NAME', known?.name), clientId: read('CLIENT_ID') },
    credential: isApple ? readKey({ read, problems, prefix }) : { kind: 'secret', secret: read('CLIENT_SECRET') },
    scope: isApple ? 'openid name email' : 'openid email profile',
    postsAnswer: isApple,
  }
}

type KeySource = {
  readonly read: (name: string) => string
  readonly problems: string[]
  readonly prefix: string
}

const readKey = ({ read, problems, prefix }: KeySource): ProviderCredential => {
  // A file of the environment has its lines in one.
  const privateKey = read('PRIVATE_KEY').replaceAll('\\n', '\n')
  try {
    if (privateKey) createPrivateKey(privateKey)
  } catch {
    problems.push(`${prefix}_PRIVATE_KEY must be the key that Apple made, in PEM`)
  }
  return { kind: 'key', teamId: read('TEAM_ID'), keyId: read('KEY_ID'), privateKey }
}

/** A provider on this machine is for tests and demos. */
const isSafeIssuer = (issuer: string): boolean => {
  if (!URL.canParse(issuer)) return false
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}

const toDemoProvider = ({ issuer, secret }: Demo): IdentityProviderConfig => ({
  ...{ id: 'laceid', name: 'LaceID', issuer, clientId: 'lacehouse' },
  credential: { kind: 'secret', secret },
  scope: 'openid email profile',
  postsAnswer: false,
})
