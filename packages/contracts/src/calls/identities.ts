import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PendingIdentity, ProviderId } from '../shapes/linked-identity.ts'
import { CodeChallenge, LocaleQuery, text } from '../shapes/primitives.ts'

/** Where the browser goes to sign in at a provider. */
const Beginning = z.object({ location: z.string() })

/** Sign-in by OpenID Connect providers, and the identities of an account (decision 0071). */
export const identityCalls = {
  'auth.listProviders': defineCall({
    method: 'GET',
    path: '/consumers-v3/auth/providers',
    summary: 'The OpenID Connect providers by which one may sign in, in the order of the configuration',
    session: 'none',
    cache: 'public',
    query: LocaleQuery,
    reply: z.object({ providers: z.array(z.object({ providerId: z.string(), name: z.string() })) }),
    errors: [],
  }),
  'auth.beginProviderSignIn': defineCall({
    method: 'POST',
    path: '/consumers-v3/auth/provider',
    summary: 'Begins a sign-in at a provider in this browser; the answer is good once, within ten minutes',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'providerSignIns' }],
    query: LocaleQuery,
    body: z.strictObject({
      providerId: ProviderId,
      /** The challenge of the code that the sign-in is exchanged for. */
      codeChallenge: CodeChallenge,
    }),
    reply: Beginning,
    errors: ['AUT459'],
  }),
  'auth.beginIdentityLink': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/security/identities/beginning',
    summary: 'Begins to link an identity of a provider to the account; only soon after a sign-in',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'providerSignIns' }],
    query: LocaleQuery,
    body: z.strictObject({ providerId: ProviderId, codeChallenge: CodeChallenge }),
    reply: Beginning,
    errors: ['AUT456', 'AUT459'],
  }),
  'auth.finishProviderSignIn': defineCall({
    method: 'POST',
    path: '/consumers-v3/auth/provider/answer',
    summary:
      "Takes the provider's answer in the browser that began: a code to sign in with, a linked identity, or an identity that needs an account",
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'signIn' }],
    query: LocaleQuery,
    body: z.strictObject({
      providerId: ProviderId,
      code: z.string().min(1).max(4000),
      state: z.string().min(1).max(1000),
      /** The issuer by RFC 9207, where the provider says it. */
      iss: z.string().max(300).optional(),
      /** The names that Apple tells beside its first answer. */
      firstName: text(60).optional(),
      lastName: text(60).optional(),
    }),
    reply: z.object({
      /** `proof`: an account has the address; its owner signs in and then links. `enrolment`: a new account is made. */
      outcome: z.enum(['signed_in', 'linked', 'proof', 'enrolment']),
      authorizationCode: z.string().optional(),
      /** Seconds until the code expires. */
      expiresIn: z.number().optional(),
      /** Names the identity to the calls that link it or make an account with it. */
      identityToken: z.string().optional(),
      email: z.string().optional(),
      firstName: z.string().optional(),
      lastName: z.string().optional(),
    }),
    errors: ['AUT440', 'AUT456', 'AUT459', 'AUT460'],
  }),
  'auth.linkIdentity': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/security/identities',
    summary: 'Links an identity whose address is that of the account, whose owner has just signed in; a mail tells it',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'passwordTries', only: 'failures' }],
    query: LocaleQuery,
    body: PendingIdentity,
    reply: z.object({ linked: z.literal(true) }),
    status: 201,
    errors: ['AUT456', 'AUT459', 'AUT460'],
  }),
  'auth.unlinkIdentity': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/security/identities/{identityId}',
    summary: "Unlinks one of the account's identities, only soon after a sign-in; a mail tells it",
    session: 'consumer',
    agents: 'refused',
    params: z.object({ identityId: z.string().uuid() }),
    query: LocaleQuery,
    reply: z.object({ identityId: z.string() }),
    errors: ['AUT456', 'AUT461'],
  }),
}
