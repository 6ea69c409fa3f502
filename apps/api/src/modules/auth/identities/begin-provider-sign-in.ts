import type { CallReply } from '@lacehouse/contracts'
import type { Deps } from '../../../deps.ts'
import type { Call, Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { PasskeyQueries } from '../passkeys/passkeys.queries.ts'
import { requireRecentSignIn } from '../passkeys/require-recent-sign-in.ts'
import { openSignIn } from './open-sign-in.ts'

type BeginDeps = Pick<Deps, 'config' | 'identityProviders' | 'log' | 'now'>

/** Lists the providers of the configuration, in its order. */
export function listProviders({ identityProviders }: BeginDeps): Handler<'auth.listProviders'> {
  const providers = identityProviders.all.map(({ id, name }) => ({ providerId: id, name }))
  return () => ({ providers })
}

/** Begins a sign-in at a provider. */
export function beginProviderSignIn(deps: BeginDeps): Handler<'auth.beginProviderSignIn'> {
  return (call) => begin(deps, call, null)
}

/** Begins to link an identity to the caller's account; an open browser alone must not be enough for it. */
export function beginIdentityLink(
  deps: BeginDeps & { readonly passkeys: PasskeyQueries },
): Handler<'auth.beginIdentityLink'> {
  return async (call) => begin(deps, call, (await requireRecentSignIn(deps, call)).consumerNo)
}

type BeginCall = Call<'auth.beginProviderSignIn' | 'auth.beginIdentityLink'>

const begin = async (
  deps: BeginDeps,
  call: BeginCall,
  consumerNo: string | null,
): Promise<CallReply<'auth.beginProviderSignIn'>> => {
  const { providerId, codeChallenge } = call.body
  const provider = deps.identityProviders.find(providerId)
  if (!provider) throw new Refusal('AUT459')
  const { locale, correlationId } = call
  const begun = openSignIn(deps, call, { providerId, consumerNo, codeChallenge, locale })
  try {
    return { location: await provider.begin({ ...begun, locale }) }
  } catch (error) {
    deps.log.warn({ err: error, correlationId, providerId }, 'an identity provider could not be reached')
    throw new Refusal('AUT459')
  }
}
