import type { CallInput, CallReply } from '@lacehouse/contracts'
import { providerSignInLifetime } from '@lacehouse/domain/auth/linked-identity'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { readClock } from '../clock.ts'
import { sessionStore } from '../storage/browser-storage.ts'
import { makeVerifier } from './make-verifier.ts'
import { refreshSecurity } from './security-query.ts'

export type Provider = CallReply<'auth.listProviders'>['providers'][number]
export type PendingIdentity = CallInput<'auth.linkIdentity'>['body']

/** The memory of this tab of a sign-in at a provider. */
export type BegunSignIn = {
  readonly providerId: string
  readonly name: string
  readonly codeVerifier: string
  /** The page of the shop from which it began, to which it leads back. */
  readonly back: string
  /** A guest's order that is added to the account. */
  readonly orderNumber?: string
  readonly begunAt: number
}

/** A provider's answer, as its return address says it. */
type ProviderAnswer = CallInput<'auth.finishProviderSignIn'>['body']

const providersQuery = {
  queryKey: ['identity providers'] as const,
  queryFn: async () => (await browserApi.call('auth.listProviders', {})).providers,
  staleTime: Number.POSITIVE_INFINITY,
}
const none: readonly Provider[] = []

/** Fetches the providers by which one may sign in; none until they are known. */
export function useProviders(): readonly Provider[] {
  return useQuery(providersQuery, queryClient).data ?? none
}

type Beginning = Provider & { readonly orderNumber?: string | undefined; readonly isLink?: boolean }

/** Leaves the shop for the sign-in at a provider, or to link an identity of it. Throws what the server refuses. */
export async function goToProvider({ providerId, name, orderNumber, isLink = false }: Beginning): Promise<void> {
  const { codeVerifier, codeChallenge } = await makeVerifier()
  const call = isLink ? 'auth.beginIdentityLink' : 'auth.beginProviderSignIn'
  const { location: address } = await browserApi.call(call, { body: { providerId, codeChallenge } })
  const back = `${location.pathname}${location.search}`
  const begun = { providerId, name, codeVerifier, back, begunAt: readClock(), ...(orderNumber && { orderNumber }) }
  sessionStore.setItem(toKey(), JSON.stringify(begun satisfies BegunSignIn))
  location.assign(address)
}

/** Reads the sign-in that this tab began; null without one, and where it is too old. */
export function readBegunSignIn(now: number = readClock()): BegunSignIn | null {
  try {
    const begun: Partial<BegunSignIn> | null = JSON.parse(sessionStore.getItem(toKey()) ?? 'null')
    if (typeof begun?.codeVerifier !== 'string' || typeof begun.begunAt !== 'number') return null
    return now - begun.begunAt < providerSignInLifetime ? (begun as BegunSignIn) : null
  } catch {
    // Text that is no sign-in counts as none.
    return null
  }
}

const toKey = () => `provider-sign-in.${document.documentElement.dataset.site ?? ''}` as const

/** Takes the provider's answer out of the address and forgets it there; null where there is none, or its owner cancelled. */
export function takeAnswer(): ProviderAnswer | null {
  const parts = new URLSearchParams(location.hash.slice(1))
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  const [providerId, code, state, iss] = ['provider', 'code', 'state', 'iss'].map((name) => parts.get(name) ?? '')
  if (!providerId || !code || !state) return null
  return { providerId, code, state, ...(iss && { iss }), ...toNames(parts.get('user')) }
}

/** Apple tells the names beside its first answer, as JSON. */
const toNames = (user: string | null): { firstName?: string; lastName?: string } => {
  try {
    const { firstName, lastName } = JSON.parse(user ?? '{}').name ?? {}
    return {
      ...(typeof firstName === 'string' && { firstName: firstName.slice(0, 60) }),
      ...(typeof lastName === 'string' && { lastName: lastName.slice(0, 60) }),
    }
  } catch {
    // A text that is not Apple's says no name.
    return {}
  }
}

/** Brings the answer to the shop, once. Throws what the server refuses. */
export function finishProviderSignIn(answer: ProviderAnswer): Promise<CallReply<'auth.finishProviderSignIn'>> {
  sessionStore.removeItem(toKey())
  return browserApi.call('auth.finishProviderSignIn', { body: answer })
}

/** Links an identity to the account that has just signed in. */
export async function linkIdentity(pending: PendingIdentity): Promise<void> {
  await browserApi.call('auth.linkIdentity', { body: pending })
  await refreshSecurity()
}

/** Unlinks an identity from the account. */
export async function unlinkIdentity(identityId: string): Promise<void> {
  await browserApi.call('auth.unlinkIdentity', { params: { identityId } })
  await refreshSecurity()
}
