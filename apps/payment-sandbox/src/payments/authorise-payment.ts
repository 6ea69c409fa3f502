import type { FastifyRequest } from 'fastify'
import type { Answer, LateAnswer } from '../http/answer-once.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import type { Provider } from '../provider.ts'
import { getInstrument } from '../tokens/get-instrument.ts'
import { applyChange } from './apply-change.ts'
import { outcomes } from './behaviour-outcome.ts'
import { type AuthoriseBody, openPayment } from './open-payment.ts'
import { planOpening } from './plan-opening.ts'
import { scheduleSettlement } from './settle-payment.ts'
import { toAnswer } from './to-answer.ts'

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
  const record = applyChange(provider, planOpening(provider, openPayment(provider, body, instrument), outcome))
  const answer = toAnswer(provider, record)
  if (outcome.kind === 'authorised' && outcome.answer !== 'none') {
    request.spoil = outcome.answer === 'dropped' ? 'drop' : '500'
  }
  if (outcome.kind !== 'pending') return answer
  const { promise, resolve } = Promise.withResolvers<Answer>()
  scheduleSettlement(provider, record, (settled) => resolve(toAnswer(provider, settled)))
  return outcome.isAnsweredAtOnce ? answer : { atOnce: answer, later: promise }
}
