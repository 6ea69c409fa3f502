import { createApiClient } from './api-client.ts'
import { type CallInput, callTable } from './call-types.ts'
import { createFetchTransport, type Transport } from './transport.ts'

const transport = createFetchTransport()
/** A session belongs to one country's shop; on another one's page it is changed before anything is asked. */
const siteTransport: Transport = async (request) => {
  const opened = localStorage.getItem(sessionSiteKey)
  if (opened !== null && opened !== page().site) await openOnce()
  return transport(request)
}
const sessionSiteKey = 'session.site'
const page = () => document.documentElement.dataset
let opening: Promise<void> | null = null

/** The client of this page; the session is in cookies that no script can read. */
export const browserApi = createApiClient({
  transport: siteTransport,
  headers: () => ({ channel: isWebview() ? 'MAPP' : 'ECOMM', siteid: page().site ?? '', brand: page().brand ?? '' }),
  locale: () => page().locale ?? '',
  openSession: openOnce,
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
  const { status } = await transport({
    method,
    path: `${path}?locale=${page().locale ?? ''}`,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  if (status < 400) localStorage.setItem(sessionSiteKey, page().site ?? '')
}

const isWebview = () => page().channel === 'MAPP'
