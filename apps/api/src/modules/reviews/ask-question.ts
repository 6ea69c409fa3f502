import { randomUUID } from 'node:crypto'
import { checkAnswer, checkQuestion } from '@lacehouse/domain/reviews/check-review'
import { toNickname } from '@lacehouse/domain/reviews/review'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import { lookAtText } from '../../core/reviews/look-at-text.ts'
import { questionsQueries } from '../../core/reviews/questions.queries.ts'
import { requireReviews } from '../../core/reviews/require-reviews.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { requireValidForm } from '../../http/require-valid-form.ts'
import { getLiveProduct } from '../../replies/products/load-reply-context.ts'
import type { WriteDeps } from './write-review.ts'

type Caller = Pick<RequestContext, 'session'>

/** The account that writes and the name under which its text appears. */
const findWriter = async ({ consumers }: WriteDeps, { session }: Caller, typed: string | undefined) => {
  const { id: consumerNo } = getSession(session)
  const { firstName, lastName } = requireActive(await consumers.findContact(consumerNo))
  return { consumerNo, nickname: (typed ?? '').trim() || toNickname(firstName, lastName) }
}

/** Asks a question about a product (DLG-07, REV-03). */
export function askQuestion(deps: WriteDeps): Handler<'reviews.ask'> {
  return async (call) => {
    requireReviews(call.site)
    const product = await getLiveProduct(deps.catalogue, call.params.productId)
    const { consumerNo, nickname } = await findWriter(deps, call, call.body.nickname)
    const body = call.body.question.trim()
    requireValidForm(checkQuestion({ question: body, nickname }), call)
    const looked = await lookAtText(deps.database.pool, { body, nickname, consumerNo }, call)
    const questionId = randomUUID()
    await questionsQueries.insert(deps.database.pool, {
      ...{ id: questionId, productId: product.id, consumerNo, siteId: call.site.siteId, locale: call.locale },
      ...{ body, nickname, ...looked, now: deps.now() },
    })
    return { questionId, state: looked.state }
  }
}

/** Answers a published question about a product (REV-03). */
export function answerQuestion(deps: WriteDeps): Handler<'reviews.answer'> {
  return async (call) => {
    requireReviews(call.site)
    const { questionId } = call.params
    const { id: productId } = await getLiveProduct(deps.catalogue, call.params.productId)
    const { consumerNo, nickname } = await findWriter(deps, call, call.body.nickname)
    const body = call.body.answer.trim()
    requireValidForm(checkAnswer({ answer: body, nickname }), call)
    const isKnown = await questionsQueries.isPublished(deps.database.pool, { id: questionId, productId })
    if (!isKnown) throw new Refusal('REV404')
    const looked = await lookAtText(deps.database.pool, { body, nickname, consumerNo }, call)
    const answerId = randomUUID()
    await questionsQueries.insertAnswer(deps.database.pool, {
      ...{ id: answerId, questionId, author: 'shopper', consumerNo, staffId: null },
      ...{ body, nickname, ...looked, now: deps.now() },
    })
    return { answerId, state: looked.state }
  }
}
