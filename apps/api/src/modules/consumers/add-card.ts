import { randomUUID } from 'node:crypto'
import { requireShopper } from '../../core/consumers/require-shopper.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { requireCaptcha } from '../../infra/captcha/require-captcha.ts'
import type { CardQueries } from './cards.queries.ts'
import { toSavedCard } from './consumer.reply.ts'

export type CardDeps = Pick<Deps, 'captcha' | 'consumers' | 'limiter' | 'now' | 'payments'> & {
  readonly cards: CardQueries
}

const refusals = { refused: 'CCA400', verification: 'CCA401', away: 'PAY400' } as const

export function listCards(deps: CardDeps): Handler<'consumer.listCards'> {
  return async (call) => {
    await requireShopper(deps.consumers, call.session)
    const rows = await deps.cards.list(getSession(call.session).id)
    return { paymentInstruments: rows.map((row) => toSavedCard(row, deps.now())) }
  }
}

/**
 * Saves a card after the provider has verified and stored it; a repeated card is PYT300 (ACC-04). A card that the provider refuses
 * counts like a declined charge.
 */
export function addCard(deps: CardDeps): Handler<'consumer.addCard'> {
  return async (call) => {
    const { token, main = false, recaptcha_response } = call.body
    await requireCaptcha(deps, call, { form: 'card', response: recaptcha_response })
    await requireShopper(deps.consumers, call.session)
    const provider = deps.payments.findFor('CREDIT_CARD')
    if (!provider?.saveCard) throw new Refusal('CCA400')
    await deps.limiter.check('declines', call)
    const saved = await provider.saveCard({ token, currency: call.site.currency })
    if (!saved.ok && saved.reason !== 'away') await deps.limiter.record('declines', call)
    if (!saved.ok) throw new Refusal(refusals[saved.reason])
    const consumerNo = getSession(call.session).id
    const card = { id: randomUUID(), provider: provider.name, card: saved.card, isMain: main, now: deps.now() }
    if (!(await deps.cards.add(consumerNo, card))) throw new Refusal('PYT300')
    return replyCard(deps, call, card.id)
  }
}

/** Makes a saved card the main card; CCN404 for a card of another consumer or an unknown one (AUTH-13). */
export function updateCard(deps: CardDeps): Handler<'consumer.updateCard'> {
  return async (call) => {
    const { paymentInstrumentId } = call.params
    await requireShopper(deps.consumers, call.session)
    if (!(await deps.cards.makeMain(getSession(call.session).id, paymentInstrumentId))) throw new Refusal('CCN404')
    return replyCard(deps, call, paymentInstrumentId)
  }
}

export function removeCard(deps: CardDeps): Handler<'consumer.removeCard'> {
  return async ({ session, params: { paymentInstrumentId } }) => {
    await requireShopper(deps.consumers, session)
    if (!(await deps.cards.remove(getSession(session).id, paymentInstrumentId))) throw new Refusal('CCN404')
    return { paymentInstrumentId }
  }
}

const replyCard = async (deps: CardDeps, { session }: Pick<RequestContext, 'session'>, cardId: string) => {
  const card = (await deps.cards.list(getSession(session).id)).find(({ id }) => id === cardId)
  if (!card) throw new Refusal('CCN404')
  return { card: toSavedCard(card, deps.now()) }
}
