import type { FastifyRequest } from 'fastify'
import type { LateReply, Reply } from '../http/idempotency.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import { type Provider, timestamp } from '../provider.ts'
import { getInstrument } from '../tokens/get-instrument.ts'
import { applyChange } from './apply-change.ts'
import { outcomes } from './behaviour-outcome.ts'
import { scheduleCompletion } from './complete-payment.ts'
import { type AuthoriseBody, openPayment, type Payer } from './open-payment.ts'
import { planFailure, planPaidByBank } from './payment-machine.ts'
import { planOpening } from './plan-opening.ts'
import { toPaymentReply } from './to-payment-reply.ts'

/** Opens a payment with a token or a session's card and applies the behaviour of the card. */
export function authorisePayment(provider: Provider, request: FastifyRequest, body: AuthoriseBody): Reply | LateReply {
  if (body.mandate !== undefined) return chargeMandate(provider, body, body.mandate)
  const instrument = getPayer(provider, body)
  const outcome = outcomes[instrument.behaviour]
  if (outcome.kind === 'unreachable')
    throw new SandboxProblem('provider_error', 'Something went wrong at the provider.')
  const record = applyChange(provider, planOpening(provider, openPayment(provider, body, instrument), outcome))
  const current = toPaymentReply(provider, record)
  if (outcome.kind === 'authorised' && outcome.replyFault !== 'none') {
    request.replyFault = outcome.replyFault === 'dropped' ? 'drop' : '500'
  }
  if (outcome.kind !== 'pending') return current
  const { promise, resolve } = Promise.withResolvers<Reply>()
  scheduleCompletion(provider, record, (completed) => resolve(toPaymentReply(provider, completed)))
  return outcome.isImmediate ? current : { atOnce: current, later: promise }
}

/** Charges a verified card without its holder: authorised and captured at once, or declined. */
function chargeMandate(provider: Provider, body: AuthoriseBody, id: string): Reply {
  const setup = provider.ledger.findPayment(id)
  if (!setup?.isSetup || setup.status !== 'verified' || setup.currency !== body.currency)
    throw new SandboxProblem('token_unknown', 'There is no such mandate.')
  const { card, behaviour } = setup
  const at = timestamp(provider)
  const record = openPayment(provider, body, { card, behaviour, session: null })
  if (behaviour === 'later_declined')
    return toPaymentReply(provider, applyChange(provider, planFailure(record, 'insufficient_funds', at)))
  return toPaymentReply(provider, applyChange(provider, planPaidByBank(record, at)))
}

/** With iDEAL the shopper always decides at the bank's page. */
function getPayer(provider: Provider, body: AuthoriseBody): Payer {
  if (body.method !== 'ideal') return getInstrument(provider, body)
  if (body.currency !== 'EUR') throw new SandboxProblem('invalid_request', 'iDEAL pays in euros only.')
  return { card: null, behaviour: 'challenge', session: null }
}
