import type { Behaviour } from '../cards/test-cards.ts'
import { hours, type SandboxOptions } from '../options.ts'
import type { CardOnFile, EventType, PaymentRecord } from '../payments/payment.ts'
import type { PeerDocument } from '../peers/peer-document.ts'
import { compactJournal, createMemoryJournal, type Journal, openJournal, readJournal } from './journal.ts'

export type Session = {
  id: string
  clientSecret: string
  amount: number
  currency: string
  reference: string
  locale: string
  methods: readonly string[]
  returnOrigin: string
  token: string | null
  tokenCount: number
  createdAt: string
  expiresAt: string
}

export type TokenRecord = {
  token: string
  sessionId: string | null
  card: CardOnFile
  behaviour: Behaviour
  createdAt: string
  /** Of a card that a shop saves for its customer: it does not expire. */
  isSaved?: true
}

export type StoredReply = {
  key: string
  fingerprint: string
  status: number
  body: object
  createdAt: string
}

export type WebhookEvent = {
  id: string
  paymentId: string
  type: EventType
  sequence: number
  /** The exact bytes that are signed and sent, each time the same. */
  body: string
  deliveredAt: string | null
  createdAt: string
}

type Line =
  | { payment: PaymentRecord }
  | { session: Session }
  | { token: TokenRecord }
  | { answer: StoredReply }
  | { event: WebhookEvent }
  | { document: PeerDocument }
  | { delivered: { id: string; at: string } }

export const retention = hours(24)
const mostEvents = 20_000
const repliesBetweenSweeps = 1000

export type Ledger = ReturnType<typeof openLedger>

/** The sandbox's records: maps in memory, and a journal of changes from which the maps are rebuilt after a restart. */
export function openLedger(storage: SandboxOptions['storage'], now: Date) {
  const maps = createMaps()
  let journal: Journal<Line> = createMemoryJournal()
  const lines = storage ? readJournal<Line>(storage.file) : []
  for (const line of lines) remember(maps, line)
  if (storage) {
    forgetOlderThan(maps, dayBefore(now))
    compactJournal(storage.file, toLines(maps))
    journal = openJournal(storage.file, storage.fsync ?? false)
  }
  const put = (line: Line) => {
    remember(maps, line)
    journal.append(line)
  }
  return {
    linesAtStart: lines.length,
    findPayment: (id: string) => maps.payments.get(id) ?? null,
    findChallenged: (challengeId: string) => maps.payments.get(maps.challenges.get(challengeId) ?? '') ?? null,
    listPayments: () => [...maps.payments.values()],
    listByReference: (reference: string) =>
      listIds(maps.references, reference).flatMap((id) => maps.payments.get(id) ?? []),
    findSession: (id: string) => maps.sessions.get(id) ?? null,
    findToken: (token: string) => maps.tokens.get(token) ?? null,
    findDocument: (id: string) => maps.documents.get(id) ?? null,
    findReply: (key: string) => maps.replies.get(key) ?? null,
    listEvents: (paymentId: string) =>
      listIds(maps.paymentEvents, paymentId).flatMap((id) => maps.events.get(id) ?? []),
    listUndelivered: () => [...maps.events.values()].filter((event) => event.deliveredAt === null),
    putPayment: (payment: PaymentRecord) => put({ payment }),
    putSession: (session: Session) => put({ session }),
    putDocument: (document: PeerDocument) => put({ document }),
    putToken: (token: TokenRecord) => put({ token }),
    putReply: (answer: StoredReply) => {
      put({ answer })
      if (maps.replies.size % repliesBetweenSweeps === 0) forgetOlderThan(maps, dayBefore(new Date(answer.createdAt)))
    },
    putEvent: (event: WebhookEvent) => put({ event }),
    markDelivered: (id: string, at: string) => put({ delivered: { id, at } }),
    close: () => journal.close(),
  }
}

function createMaps() {
  return {
    payments: new Map<string, PaymentRecord>(),
    references: new Map<string, string[]>(),
    challenges: new Map<string, string>(),
    sessions: new Map<string, Session>(),
    tokens: new Map<string, TokenRecord>(),
    replies: new Map<string, StoredReply>(),
    documents: new Map<string, PeerDocument>(),
    events: new Map<string, WebhookEvent>(),
    paymentEvents: new Map<string, string[]>(),
  }
}
type Maps = ReturnType<typeof createMaps>

function remember(maps: Maps, line: Line): void {
  if ('payment' in line) rememberPayment(maps, line.payment)
  else if ('session' in line) maps.sessions.set(line.session.id, line.session)
  else if ('token' in line) maps.tokens.set(line.token.token, line.token)
  else if ('document' in line) maps.documents.set(line.document.id, line.document)
  else if ('answer' in line) maps.replies.set(line.answer.key, line.answer)
  else if ('event' in line) rememberEvent(maps, line.event)
  else {
    const event = maps.events.get(line.delivered.id)
    if (event) maps.events.set(event.id, { ...event, deliveredAt: line.delivered.at })
  }
}

function rememberPayment(maps: Maps, payment: PaymentRecord): void {
  if (!maps.payments.has(payment.id)) addId(maps.references, payment.reference, payment.id)
  maps.payments.set(payment.id, payment)
  if (payment.challenge) maps.challenges.set(payment.challenge.id, payment.id)
}

function rememberEvent(maps: Maps, event: WebhookEvent): void {
  if (!maps.events.has(event.id)) addId(maps.paymentEvents, event.paymentId, event.id)
  maps.events.set(event.id, event)
  if (maps.events.size > mostEvents) forgetOldestEvent(maps)
}

function forgetOldestEvent(maps: Maps): void {
  const [oldest] = maps.events.values()
  if (!oldest) return
  maps.events.delete(oldest.id)
  maps.paymentEvents.delete(oldest.paymentId)
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - retention).toISOString()
}

/** Tokens, sessions and replies are valid for a day. Maps keep the order of insertion, so the oldest come first. */
function forgetOlderThan(maps: Maps, bound: string): void {
  for (const map of [maps.sessions, maps.tokens, maps.replies, maps.documents]) {
    for (const [key, value] of map) {
      if (value.createdAt >= bound) break
      if (!('isSaved' in value)) map.delete(key)
    }
  }
}

function toLines(maps: Maps): Line[] {
  return [
    ...[...maps.payments.values()].map((payment) => ({ payment })),
    ...[...maps.sessions.values()].map((session) => ({ session })),
    ...[...maps.tokens.values()].map((token) => ({ token })),
    ...[...maps.documents.values()].map((document) => ({ document })),
    ...[...maps.replies.values()].map((answer) => ({ answer })),
    ...[...maps.events.values()].map((event) => ({ event })),
  ]
}

function addId(index: Map<string, string[]>, key: string, id: string): void {
  const ids = index.get(key)
  if (ids) ids.push(id)
  else index.set(key, [id])
}

function listIds(index: Map<string, string[]>, key: string): readonly string[] {
  return index.get(key) ?? []
}
