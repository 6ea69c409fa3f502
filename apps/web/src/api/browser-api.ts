import { createApiClient } from './api-client.ts'
import { type CallInput, callTable } from './call-types.ts'
import { createFetchTransport } from './transport.ts'

const transport = createFetchTransport()
const page = () => document.documentElement.dataset
let opening: Promise<void> | null = null

/** The client of this page; the session is in cookies that no script can read. */
export const browserApi = createApiClient({
  transport,
  headers: () => ({ channel: isWebview() ? 'MAPP' : 'ECOMM', siteid: page().site ?? '', brand: page().brand ?? '' }),
  locale: () => page().locale ?? '',
  openSession: () => {
    opening ??= openSession().finally(() => {
      opening = null
    })
    return opening
  },
})

/** Gets a session: the one that the refresh cookie still knows, else a guest's. One request, however many calls wait. */
async function openSession(): Promise<void> {
  const [method = '', path = ''] = callTable['auth.token'].split(' ')
  const body: CallInput<'auth.token'>['body'] = { siteId: page().site ?? '' }
  await transport({
    method,
    path: `${path}?locale=${page().locale ?? ''}`,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
}

const isWebview = () => page().channel === 'MAPP'
