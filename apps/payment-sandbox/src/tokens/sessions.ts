import { isAllowedOrigin } from '../http/allowed-origins.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import type { Session } from '../journal/ledger.ts'
import { hours } from '../options.ts'
import type { Provider } from '../provider.ts'

export type SessionBody = {
  amount: number
  currency: string
  reference: string
  locale: string
  methods?: string[]
  returnOrigin: string
}

const sessionLasts = hours(4)
const secretMark = '_secret_'

/** Opens a session, with which a page of one shop origin shows the card fields. */
export function createSession(provider: Provider, body: SessionBody): Session {
  const { allowedOrigins, clock } = provider.settings
  if (!isAllowedOrigin(body.returnOrigin, allowedOrigins)) {
    throw new SandboxProblem('origin_not_allowed', 'This origin may not frame the card fields.')
  }
  const now = clock().getTime()
  const id = provider.createId('ses')
  const session: Session = {
    ...body,
    methods: body.methods ?? ['card'],
    id,
    clientSecret: `${id}${secretMark}${provider.createId('s').slice(2)}`,
    token: null,
    tokenCount: 0,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + sessionLasts).toISOString(),
  }
  provider.ledger.putSession(session)
  return session
}

/** The open session that a client secret belongs to, or null. */
export function findOpenSession(provider: Provider, clientSecret: string): Session | null {
  const session = provider.ledger.findSession(clientSecret.split(secretMark)[0] ?? '')
  const isOpen =
    session?.clientSecret === clientSecret && Date.parse(session.expiresAt) > provider.settings.clock().getTime()
  return isOpen ? session : null
}
