import { formatOrderNumber, parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { getMailBrand } from '../mails/mail-brand.ts'
import { type NotificationEnd, toNotificationEnd } from '../mails/notification-link.ts'
import { renderRecordMail } from '../mails/render-record-mail.ts'
import { type CopyDeps, sendWithCopy } from '../mails/send-with-copy.ts'
import { isNotified } from '../notifications/notifications.queries.ts'
import { casePhotosQueries } from './case-photos.queries.ts'
import { formatCaseCategory, formatCaseSubject } from './format-case-subject.ts'
import { type CaseMessage, type FullCase, supportCasesQueries } from './support-cases.queries.ts'

type MailDeps = Pick<Deps, 'database' | 'sites' | 'publicUrl' | 'now' | 'config'> & CopyDeps

/**
 * Sends a message of a case to the other side. The first one is confirmed to the shopper with the number of the case, and copied to the
 * staff with its photos; later ones of the shopper go to the staff, and answers to the shopper.
 */
export function sendCaseMail(deps: MailDeps) {
  return async ({ caseNumber, messageId }: JobData['case-mail']): Promise<void> => {
    const found = await supportCasesQueries.find(deps.database.pool, caseNumber)
    const said = found?.messages.find(({ id }) => id === messageId)
    if (!found || !said) return
    const isFirst = found.messages[0] === said
    // A withdrawal is confirmed by the mail that the law asks for, of which the staff get a copy (decision 0051).
    if (isFirst && found.category === 'withdrawal') return
    const context = { brand: findSiteById(deps.sites, found.siteId)?.brand ?? '', shopUrl: deps.publicUrl }
    const key = isFirst ? `case-${found.number}` : `case-${found.number}-${said.id}`
    if (isFirst) {
      const attachments = await loadAttachments(deps, found)
      const mail = renderFirst(found, said, context)
      await sendWithCopy(deps, { to: found.email, key, ...mail }, { attachments })
      return
    }
    if (said.author === 'shopper') {
      const mail = renderLater(found, said, { ...context, end: null })
      await deps.mailer.send({ to: deps.config.mailFrom, replyTo: found.email, key, ...mail })
    } else if (await isNotified(deps.database.pool, found.consumerNo, 'cases')) {
      const end = toEnd(deps, found)
      const mail = renderLater(found, said, { ...context, end })
      await deps.mailer.send({ to: found.email, key, ...(end && { unsubscribeUrl: end.unsubscribeUrl }), ...mail })
    }
  }
}

/** An account has its answers on its page too, and can do without the mails; a guest gets the answer by the mail alone. */
const toEnd = (deps: MailDeps, { consumerNo, locale }: FullCase): NotificationEnd | null =>
  consumerNo === null ? null : toNotificationEnd(deps, { consumerNo, type: 'cases' }, locale)

const loadAttachments = async ({ database }: MailDeps, { number, photos }: FullCase) => {
  const loaded = await Promise.all(
    photos.map(async ({ id }, at) => ({
      filename: `${number}-${at + 1}.jpg`,
      content: await casePhotosQueries.findBytes(database.pool, { number, id }),
      contentType: 'image/jpeg',
    })),
  )
  return loaded.flatMap(({ content, ...rest }) => (content ? [{ ...rest, content }] : []))
}

type Context = { readonly brand: string; readonly shopUrl: string }

const getTranslate =
  ({ locale }: FullCase) =>
  (key: Parameters<typeof formatMessage>[1], values = {}): string =>
    formatMessage(locale, key, values)

const renderFirst = (found: FullCase, { message }: CaseMessage, context: Context) => {
  const { locale, number, name, itemName, remedy, photos } = found
  const t = getTranslate(found)
  return renderRecordMail({
    ...context,
    locale,
    subject: t('mail.contact.subject', { number }),
    title: t('mail.contact.title'),
    intro: t('mail.contact.intro', { name, brand: getMailBrand(context.brand).name, number }),
    lines: [
      t('mail.contact.about', {
        category: formatCaseCategory(found, locale),
        subject: formatCaseSubject(found, locale),
      }),
      ...listOrderLines(found),
      ...(itemName ? [t('mail.case.item', { itemName })] : []),
      ...(remedy ? [t('mail.case.remedy', { remedy: t(`cases.remedy.${remedy}`) })] : []),
      ...(photos.length > 0 ? [t('mail.case.photos', { count: photos.length })] : []),
      '',
      message,
    ],
    next: t(found.category === 'warranty' ? 'mail.case.warrantyNext' : 'mail.contact.next'),
  })
}

const listOrderLines = (found: FullCase): string[] => {
  if (!found.orderNumber) return []
  const parsed = parseOrderNumber(found.orderNumber)
  const orderNumber = parsed ? formatOrderNumber(parsed) : found.orderNumber
  return [getTranslate(found)('mail.contact.order', { orderNumber })]
}

type LaterContext = Context & { readonly end: NotificationEnd | null }

const renderLater = (found: FullCase, { author, message }: CaseMessage, context: LaterContext) => {
  const { locale, number, name, consumerNo, state } = found
  const t = getTranslate(found)
  const url = `${context.shopUrl}/${locale}/account/cases/${number}`
  const answer = t(consumerNo ? 'mail.case.answeredNext' : 'mail.case.answeredNext.guest', { url })
  return renderRecordMail({
    ...context,
    locale,
    subject: t(`mail.case.${author}.subject`, { number }),
    title: t(`mail.case.${author}.title`),
    intro: t(`mail.case.${author}.intro`, { name, subject: formatCaseSubject(found, locale), number }),
    lines: [message],
    next: author === 'shopper' ? t('mail.case.shopper.next') : state === 'closed' ? t('mail.case.closed') : answer,
  })
}
