import { seconds } from '@lacehouse/domain/time/durations'
import { readAccount, saveAccount } from '../account/account-memory.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import { type CallInput, type CallReply, callTable } from './call-types.ts'
import { dispatchFailedCall } from './failed-call.ts'
import { findChannel } from './find-channel.ts'
import { isSessionOpen, rememberSession } from './session-memory.ts'
import { createFetchTransport, type Transport } from './transport.ts'

const transport = createFetchTransport()
/** Calls that want a session; opening one first spares them a refusal. */
const personal = /^\/(?:cart|wishlists|consumers-v3\/consumer)\b/
const sessionTransport: Transport = async (request) => {
  if (personal.test(request.path) && !isSessionOpen()) await openOnce()
  return transport(request)
}
const page = () => document.documentElement.dataset
/** Calls of one visit of a page are found together in the log. */
const visit = crypto.randomUUID()
let opening: Promise<void> | null = null

/** The client itself; the session is in cookies that no script can read. */
export const pageApi: ApiClient = createApiClient({
  transport: sessionTransport,
  headers: () => ({
    channel: findChannel(navigator.userAgent),
    siteid: page().site ?? '',
    brand: page().brand ?? '',
    source: 'web',
    'x-client-app': 'lacehouse-web',
    'x-transaction-id': visit,
  }),
  locale: () => page().locale ?? '',
  openSession: openOnce,
  passChallenge: async () => {
    const { passChallenge } = await import('../captcha/pass-challenge.ts')
    return passChallenge(() => pageApi.call('internal.captcha', { query: { use: 'guard' } }))
  },
  onFailure: (error, call) => dispatchFailedCall({ error, call }),
})

function openOnce(): Promise<void> {
  opening ??= openSession().finally(() => {
    opening = null
  })
  return opening
}

/** Gets a session: the one that the refresh cookie still knows, else a guest's. One request, however many calls wait. */
async function openSession(): Promise<void> {
  const [method = '', path = ''] = callTable['auth.token'].split(' ')
  const body: CallInput<'auth.token'>['body'] = { siteId: page().site ?? '' }
  const { status, body: reply } = await transport({
    method,
    path: `${path}?locale=${page().locale ?? ''}`,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(seconds(15)),
  })
  if (status >= 400) return
  const { consumerType, expiresIn } = reply as CallReply<'auth.token'>
  rememberSession(expiresIn)
  // Whoever was signed in is not any more: out in another tab long ago, or away for a month.
  if (consumerType === 'GUEST' && readAccount()) saveAccount(null)
}
