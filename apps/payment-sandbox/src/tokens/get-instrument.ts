import { type Behaviour, testCards } from '../cards/test-cards.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import { retention, type Session, type TokenRecord } from '../journal/ledger.ts'
import type { CardOnFile } from '../payments/payment.ts'
import type { Provider } from '../provider.ts'

export type Instrument = {
  card: CardOnFile
  behaviour: Behaviour
  session: Session | null
}

type InstrumentReference = {
  token?: string
  session?: string
  currency: string
}

const knownTokens = new Map(testCards.map((testCard) => [testCard.token, testCard]))
const knownExpiry = { expiryMonth: 12, expiryYear: 2034 }

/** The card of a token or a session. A token is valid for any number of payments within a day, that of a saved card without end. */
export function getInstrument(provider: Provider, reference: InstrumentReference): Instrument {
  const session = reference.session === undefined ? null : getSession(provider, reference.session)
  const token = reference.token ?? session?.token
  if (token === undefined || token === null) {
    throw new SandboxProblem('session_incomplete', 'No card was entered in this session yet.')
  }
  const known = knownTokens.get(token)
  if (known) {
    const { number, brand, behaviour } = known
    return { card: { brand, last4: number.slice(-4), bin: number.slice(0, 6), ...knownExpiry }, behaviour, session }
  }
  const record = provider.ledger.findToken(token)
  if (!record || isStale(record, provider)) throw new SandboxProblem('token_unknown', 'There is no such token.')
  const own = record.sessionId === null ? session : provider.ledger.findSession(record.sessionId)
  if (session && own?.id !== session.id) throw new SandboxProblem('token_unknown', 'There is no such token.')
  if (own && own.currency !== reference.currency) {
    throw new SandboxProblem('invalid_request', 'The currency is not that of the session.')
  }
  return { card: record.card, behaviour: record.behaviour, session: own }
}

function getSession(provider: Provider, id: string): Session {
  const session = provider.ledger.findSession(id)
  if (!session) throw new SandboxProblem('session_unknown', 'There is no such session.')
  return session
}

function isStale(record: TokenRecord, provider: Provider): boolean {
  if (record.isSaved) return false
  return provider.settings.clock().getTime() - Date.parse(record.createdAt) > retention
}
