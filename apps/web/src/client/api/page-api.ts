import { seconds } from '@lacehouse/domain/time/durations'
import { loadAreas } from '../../i18n/catalogues.ts'
import { readAccount, saveAccount } from '../account/account-memory.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import { type CallInput, type CallReply, callTable } from './call-types.ts'
import { dispatchFailedCall } from './failed-call.ts'
import { findChannel } from './find-channel.ts'
import { callInSession } from './session-calls.ts'
import { isSessionOpen, rememberSession } from './session-memory.ts'
import { createFetchTransport, type Transport, type TransportResponse } from './transport.ts'

const transport = createFetchTransport()
/** The calls that need a session; opening one first saves a refused attempt. */
const personal = /^\/(?:cart|wishlists|consumers-v3\/consumer|products\/v1\/notifications)\b/
/** The calls about the signed-in consumer. */
const ofConsumer = /^\/consumers-v3\/consumer\b/
const signedOut: TransportResponse = { status: 401, body: null }
/** The calls that change whose session it is are the change for which others wait. */
const changes = [callTable['auth.signOut'], callTable['auth.actForCustomer'], callTable['auth.takeHandover']].map(
  (call) => call.replace(/^\w+ /, ''),
)
const sessionTransport: Transport = (request) => {
  if (!personal.test(request.path)) return transport(request)
  const account = readAccount()
  const call = async () => {
    // It waited while its shopper signed out: the guest's session would be refused.
    if (account && !readAccount() && ofConsumer.test(request.path)) return signedOut
    if (!isSessionOpen()) await openOnce()
    return transport(request)
  }
  return changes.some((path) => request.path.startsWith(`${path}?`)) ? call() : callInSession(call)
}
const page = () => document.documentElement.dataset
/** Correlates the calls of one visit in the log. */
const visit = crypto.randomUUID()
let opening: Promise<void> | null = null

/** The API client of the browser. The session is in cookies that scripts cannot read. */
export const pageApi: ApiClient = createApiClient({
  transport: sessionTransport,
  headers: () => ({
    channel: findChannel(navigator.userAgent),
    siteid: page().site ?? '',
    brand: page().brand ?? '',
    region: page().region ?? '',
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
  onFailure: async (error, call) => {
    dispatchFailedCall({ error, call })
    // The page says once what the shop refused, and needs the words for it, which come after the page.
    if (error.status > 0) await loadAreas(page().locale ?? '', ['errors']).catch(() => undefined)
  },
})

function openOnce(): Promise<void> {
  opening ??= openSession().finally(() => {
    opening = null
  })
  return opening
}

/** Opens a session from the refresh cookie, or else a guest session. Simultaneous calls share one request. */
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
  // The refresh cookie has expired, or another tab signed out: the remembered account is not valid any more.
  if (consumerType === 'GUEST' && readAccount()) saveAccount(null)
}
