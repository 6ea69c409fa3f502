import type { ContactCategory, ContactSubject } from '@lacehouse/domain/contact/contact-subjects'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import { getMailBrand } from '../../core/mails/mail-brand.ts'
import { renderRecordMail } from '../../core/mails/render-record-mail.ts'
import { type CopyDeps, sendWithCopy } from '../../core/mails/send-with-copy.ts'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { type ContactCase, createContactQueries } from './contact.queries.ts'

type MailDeps = Pick<Deps, 'database' | 'sites' | 'publicUrl'> & CopyDeps

/** Confirms a question to its sender with the number of its case. The shop gets a copy, which its staff can answer. */
export function sendContactMail(deps: MailDeps) {
  const queries = createContactQueries(deps.database.pool)
  return async ({ caseNumber }: JobData['contact-mail']): Promise<void> => {
    const asked = await queries.find(caseNumber)
    if (!asked) return
    const brand = findSiteById(deps.sites, asked.siteId)?.brand ?? ''
    const mail = render(asked, { brand, shopUrl: deps.publicUrl })
    await sendWithCopy(deps, { to: asked.email, key: `contact-${asked.number}`, ...mail })
  }
}

type Context = { readonly brand: string; readonly shopUrl: string }

const render = (asked: ContactCase, context: Context) => {
  const { locale, number, name, orderNumber, message } = asked
  const t = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)
  const category = t(`contact.category.${asked.category as ContactCategory}`)
  const subject = t(`contact.subject.${asked.subject as ContactSubject}`)
  return renderRecordMail({
    ...context,
    locale,
    subject: t('mail.contact.subject', { number }),
    title: t('mail.contact.title'),
    intro: t('mail.contact.intro', { name, brand: getMailBrand(context.brand).name, number }),
    lines: [
      t('mail.contact.about', { category, subject }),
      ...(orderNumber ? [t('mail.contact.order', { orderNumber })] : []),
      '',
      message,
    ],
    next: t('mail.contact.next'),
  })
}
