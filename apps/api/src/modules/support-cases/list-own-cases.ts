import type { CallReply } from '@lacehouse/contracts'
import { caseMessageLength, casePageSize, parseCaseNumber } from '@lacehouse/domain/support-cases/support-case'
import { validateForm } from '@lacehouse/domain/validation/validate-form'
import { mustBeFilled, mustHaveMaxLength, mustHaveMinLength } from '@lacehouse/domain/validation/validators'
import { addMessage } from '../../core/support-cases/add-message.ts'
import { casePhotosQueries } from '../../core/support-cases/case-photos.queries.ts'
import { formatCaseSubject } from '../../core/support-cases/format-case-subject.ts'
import type { CaseDeps } from '../../core/support-cases/open-case.ts'
import { type FullCase, type SupportCase, supportCasesQueries } from '../../core/support-cases/support-cases.queries.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { requireValidForm } from '../../http/require-valid-form.ts'

/** Lists the caller's cases in pages (ACC-12). */
export function listOwnCases({ database }: CaseDeps): Handler<'supportCases.list'> {
  return async ({ session, locale, query: { start = 0, count = casePageSize } }) => {
    const consumerNo = getSession(session).id
    const { total, cases } = await supportCasesQueries.listOwn(database.pool, { consumerNo, start, count })
    return { total, cases: cases.map((one) => toSummary(one, locale)) }
  }
}

type CaseCall = Pick<RequestContext, 'session' | 'locale'> & { readonly params: { readonly caseNumber: string } }

/** Finds a case of the caller; null for another's. */
const findOwn = async ({ database }: CaseDeps, { session, params }: CaseCall): Promise<FullCase | null> => {
  const number = parseCaseNumber(params.caseNumber)
  if (number === null) return null
  return supportCasesQueries.findOwn(database.pool, { number, consumerNo: getSession(session).id })
}

/** Returns a case of the caller; refuses another's like an unknown one. */
const requireOwn = async (deps: CaseDeps, call: CaseCall): Promise<FullCase> => {
  const found = await findOwn(deps, call)
  if (!found) throw new Refusal('CAS404')
  return found
}

/** Replies with one of the caller's cases (ACC-12). */
export function getOwnCase(deps: CaseDeps): Handler<'supportCases.get'> {
  return async (call) => toReply(await requireOwn(deps, call), call.locale)
}

/** Replies with a photo of one of the caller's cases (ACC-12). */
export function getCasePhoto(deps: CaseDeps): Handler<'supportCases.getPhoto'> {
  return async (call) => {
    const { number } = await requireOwn(deps, call)
    const bytes = await casePhotosQueries.findBytes(deps.database.pool, { number, id: call.params.photoId })
    if (!bytes) throw new Refusal('CAS404')
    return new File([new Uint8Array(bytes)], `${number}.jpg`, { type: 'image/jpeg' })
  }
}

/** Adds a message of the shopper to one of the caller's cases (ACC-12). */
export function replyToCase(deps: CaseDeps): Handler<'supportCases.reply'> {
  return async (call) => {
    const { minimum, maximum } = caseMessageLength
    const message = call.body.message.trim()
    const rules = { message: [mustBeFilled, mustHaveMinLength(minimum), mustHaveMaxLength(maximum)] }
    requireValidForm(validateForm(rules, { message }), call)
    const said = { author: 'shopper', staffId: null, message, closes: false } as const
    const added = await addMessage({ executor: deps.database.pool, now: deps.now }, () => findOwn(deps, call), said)
    if (!added.ok) throw new Refusal(added.reason === 'unknown' ? 'CAS404' : 'CAS409')
    return toReply(await requireOwn(deps, call), call.locale)
  }
}

const toIso = (at: number): string => new Date(at).toISOString()

const toSummary = (one: SupportCase, locale: string): CallReply<'supportCases.list'>['cases'][number] => ({
  caseNumber: one.number,
  state: one.state,
  category: one.category,
  subject: formatCaseSubject(one, locale),
  ...(one.orderNumber !== null && { orderNumber: one.orderNumber }),
  ...(one.itemName !== null && { itemName: one.itemName }),
  createdAt: toIso(one.createdAt),
  updatedAt: toIso(one.updatedAt),
})

const toReply = (found: FullCase, locale: string): CallReply<'supportCases.get'> => ({
  ...toSummary(found, locale),
  ...(found.remedy !== null && { remedy: found.remedy }),
  messages: found.messages.map(({ id, author, message, sentAt }) => ({
    ...{ messageId: id, author, message },
    sentAt: toIso(sentAt),
  })),
  photos: found.photos.map(({ id, width, height }) => ({ photoId: id, width, height })),
})
