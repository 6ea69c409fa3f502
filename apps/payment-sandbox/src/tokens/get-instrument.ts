import { type Behaviour, testCards } from '../cards/test-cards.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import { retention, type Session, type TokenRecord } from '../journal/ledger.ts'
import type { CardOnFile } from '../payments/payment.ts'
import type { Provider } from '../provider.ts'

export type Instrument = {
  card: CardOnFile
  behaviour: Behaviour
  session: Session | null
  /** The token stands for a card that a shop saved for its customer. */
  isSaved: boolean
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
  const found = findInstrument(provider, token)
  if (!found) throw new SandboxProblem('token_unknown', 'There is no such token.')
  if (knownTokens.has(token)) return { ...found, session }
  const own = found.session ?? session
  if (session && own?.id !== session.id) throw new SandboxProblem('token_unknown', 'There is no such token.')
  if (own && own.currency !== reference.currency) {
    throw new SandboxProblem('invalid_request', 'The currency is not that of the session.')
  }
  return { ...found, session: own }
}

/** The card of a token with the session that made it; null for an unknown or expired token. */
export function findInstrument(provider: Provider, token: string): Instrument | null {
  const known = knownTokens.get(token)
  if (known) {
    const { number, brand, behaviour } = known
    const card = { brand, last4: number.slice(-4), bin: number.slice(0, 6), ...knownExpiry }
    return { card, behaviour, session: null, isSaved: false }
  }
  const record = provider.ledger.findToken(token)
  if (!record || isStale(record, provider)) return null
  const session = record.sessionId === null ? null : provider.ledger.findSession(record.sessionId)
  return { card: record.card, behaviour: record.behaviour, session, isSaved: record.isSaved ?? false }
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
