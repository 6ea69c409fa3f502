import { randomUUID } from 'node:crypto'
import type { CallReply } from '@lacehouse/contracts'
import type { backofficeReviewCalls } from '@lacehouse/contracts/calls/backoffice/reviews'
import { inTransaction } from '@lacehouse/database'
import { checkAnswer } from '@lacehouse/domain/reviews/check-review'
import { findLanguage } from '@lacehouse/domain/reviews/find-language'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { wordsOf } from '../../../core/catalogue/product-record.ts'
import { getMailBrand } from '../../../core/mails/mail-brand.ts'
import { moderateText } from '../../../core/reviews/moderate-text.ts'
import { type ModeratedText, moderationQueries } from '../../../core/reviews/moderation.queries.ts'
import { questionsQueries } from '../../../core/reviews/questions.queries.ts'
import { reviewPhotosQueries } from '../../../core/reviews/review-photos.queries.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, Handlers } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { requireValidForm } from '../../../http/require-valid-form.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { toPage } from '../to-page.ts'

type ReviewDeps = Pick<Deps, 'database' | 'now' | 'sites'>

export function backofficeReviewRoutes(deps: Deps): Handlers<keyof typeof backofficeReviewCalls> {
  return {
    'backoffice.listTexts': listTexts(deps),
    'backoffice.getTextPhoto': getTextPhoto(deps),
    'backoffice.decideText': decideText(deps),
    'backoffice.answerQuestion': answerQuestion(deps),
  }
}

/** Lists what shoppers wrote about products, what waits for the staff first. */
function listTexts({ database }: ReviewDeps): Handler<'backoffice.listTexts'> {
  return async ({ query, locale }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const { items, total } = await moderationQueries.list(database.pool, { filter: query.filter, offset, limit })
    return { items: items.map((item) => toItem(item, locale)), total, page, pageSize }
  }
}

const toItem = (one: ModeratedText, locale: string): CallReply<'backoffice.listTexts'>['items'][number] => {
  const { id, stars, body, productNames, refusalReason, question, photos, changedAt, ...rest } = one
  return {
    ...rest,
    findings: [...rest.findings],
    flags: [...rest.flags],
    ...{ textId: id, text: body, productName: wordsOf(productNames, locale) ?? rest.productId },
    ...(stars !== null && { rating: stars }),
    ...(refusalReason !== null && { refusalReason }),
    ...(question !== null && { question }),
    photoIds: photos.map((photo) => photo.id),
    changedAt: new Date(changedAt).toISOString(),
  }
}

/** Replies with a photo that staff look at before it is published. */
function getTextPhoto({ database }: ReviewDeps): Handler<'backoffice.getTextPhoto'> {
  return async ({ params: { reviewId, photoId } }) => {
    const bytes = await reviewPhotosQueries.findAny(database.pool, { reviewId, id: photoId })
    if (!bytes) throw new Refusal('REV404')
    return new File([new Uint8Array(bytes)], `${photoId}.jpg`, { type: 'image/jpeg' })
  }
}

/** Publishes or refuses a text, and writes the entry of the audit log in the same transaction (REV-02). */
function decideText({ database, now }: ReviewDeps): Handler<'backoffice.decideText'> {
  return (call) =>
    inTransaction(database.pool, async (client) => {
      const { kind, textId } = call.params
      const { decision } = call.body
      const reason = decision === 'refused' ? (call.body.reason ?? null) : null
      if (decision === 'refused' && reason === null) throw new Refusal('API400', { field: 'reason' })
      const done = await moderateText(client, { kind, id: textId, decision, reason, now: now() })
      if (!done.ok) throw new Refusal('REV404')
      if (done.isChanged) {
        await recordStaffChange(client, getStaff(call), {
          ...{ action: 'backoffice.decideText', subject: `${kind} ${textId}` },
          ...{ siteId: done.siteId, consumerNo: done.consumerNo, before: { state: done.before } },
          after: { state: decision, ...(reason && { reason }) },
        })
      }
      return { state: decision }
    })
}

/** Answers a question in the name of the shop; the audit log says who did (REV-03). */
function answerQuestion({ database, sites, now }: ReviewDeps): Handler<'backoffice.answerQuestion'> {
  return (call) =>
    inTransaction(database.pool, async (client) => {
      const { questionId } = call.params
      const staff = getStaff(call)
      const question = await moderationQueries.lock(client, 'question', questionId)
      if (question?.state !== 'published') throw new Refusal('REV404')
      const body = call.body.answer.trim()
      const nickname = getMailBrand(findSiteById(sites, question.siteId)?.brand ?? '').name
      requireValidForm(checkAnswer({ answer: body, nickname }), call)
      const answerId = randomUUID()
      await questionsQueries.insertAnswer(client, {
        ...{ id: answerId, questionId, author: 'staff', consumerNo: null, staffId: staff.consumerNo, body, nickname },
        ...{
          language: findLanguage(body) ?? call.locale.slice(0, 2),
          textHash: null,
          state: 'published',
          findings: [],
          now: now(),
        },
      })
      await recordStaffChange(client, staff, {
        ...{ action: 'backoffice.answerQuestion', subject: `question ${questionId}`, siteId: question.siteId },
        ...{ consumerNo: question.consumerNo, after: { answerId } },
      })
      return { answerId }
    })
}
