import type { FastifyRequest } from 'fastify'
import { isAllowedOrigin } from '../http/allowed-origins.ts'
import type { Answer, LateAnswer } from '../http/answer-once.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import type { Session } from '../journal/ledger.ts'
import { minutes } from '../options.ts'
import { type Provider, timestamp } from '../provider.ts'
import { getInstrument, type Instrument } from '../tokens/get-instrument.ts'
import { applyChange } from './apply-change.ts'
import { type Outcome, outcomes } from './behaviour-outcome.ts'
import { type PaymentRecord, toPayment } from './payment.ts'
import { type Change, planAuthorisation, planFailure } from './payment-machine.ts'
import { scheduleSettlement } from './settle-payment.ts'

export interface AuthoriseBody {
  token?: string
  session?: string
  amount: number
  currency: string
  reference: string
  capture?: false
  threeDs?: { returnOrigin?: string; locale?: string }
}

const challengeLasts = minutes(15)

/** Opens a payment with a token or a session's card and does to it what the card's behaviour says. */
export function authorisePayment(
  provider: Provider,
  request: FastifyRequest,
  body: AuthoriseBody,
): Answer | LateAnswer {
  const instrument = getInstrument(provider, body)
  const outcome = outcomes[instrument.behaviour]
  if (outcome.kind === 'unreachable')
    throw new SandboxProblem('provider_error', 'Something went wrong at the provider.')
  const record = applyChange(provider, planOpening(provider, openRecord(provider, body, instrument), outcome))
  const answer = toAnswer(provider, record)
  if (outcome.kind === 'authorised' && outcome.answer !== 'none') {
    request.spoil = outcome.answer === 'dropped' ? 'drop' : '500'
  }
  if (outcome.kind !== 'pending') return answer
  const { promise, resolve } = Promise.withResolvers<Answer>()
  scheduleSettlement(provider, record, (settled) => resolve(toAnswer(provider, settled)))
  return outcome.isAnsweredAtOnce ? answer : { atOnce: answer, later: promise }
}

/** The answer that carries a payment. */
export function toAnswer(provider: Provider, record: PaymentRecord): Answer {
  return { status: 200, body: toPayment(record, provider.settings.publicUrl) }
}

function openRecord(provider: Provider, body: AuthoriseBody, { card, behaviour, session }: Instrument): PaymentRecord {
  const at = timestamp(provider)
  return {
    id: provider.createId('pay'),
    status: 'pending',
    amount: body.amount,
    currency: body.currency,
    reference: body.reference,
    card,
    behaviour,
    declineReason: null,
    challenge: null,
    authentication: 'none',
    authorisationCode: null,
    entries: [],
    pendingCapture: 0,
    settlesAt: null,
    returnOrigin: getReturnOrigin(provider, body, session),
    locale: body.threeDs?.locale ?? session?.locale ?? 'en-us',
    sequence: 0,
    createdAt: at,
    updatedAt: at,
  }
}

function getReturnOrigin(provider: Provider, body: AuthoriseBody, session: Session | null): string | null {
  const origin = body.threeDs?.returnOrigin ?? session?.returnOrigin ?? null
  if (origin !== null && !isAllowedOrigin(origin, provider.settings.allowedOrigins)) {
    throw new SandboxProblem('origin_not_allowed', 'This origin may not frame the challenge.')
  }
  return origin
}

function planOpening(provider: Provider, record: PaymentRecord, outcome: Outcome): Change {
  const now = provider.settings.clock().getTime()
  switch (outcome.kind) {
    case 'authorised':
      return planAuthorisation(
        { ...record, authentication: outcome.isFrictionless ? 'frictionless' : 'none' },
        record.createdAt,
      )
    case 'failed':
      return planFailure(record, outcome.reason, record.createdAt)
    case 'challenged': {
      const expiresAt = new Date(now + challengeLasts).toISOString()
      const challenge = { id: provider.createId('chl'), result: null, wrongCodes: 0, expiresAt }
      return { ok: true, record: { ...record, status: 'requires_action', challenge }, event: null }
    }
    default: {
      const isAtOnce = outcome.kind === 'pending' && outcome.isAnsweredAtOnce
      const wait = isAtOnce ? provider.settings.delays.pending : provider.settings.delays.slow
      const settlesAt = new Date(now + wait).toISOString()
      return { ok: true, record: { ...record, settlesAt }, event: isAtOnce ? 'payment.pending' : null }
    }
  }
}
