import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { Mail } from '../../infra/mail/mailer.ts'
import { html } from './html.ts'
import type { NotificationEnd } from './notification-link.ts'
import { renderMailPage, renderParagraph } from './render-mail-page.ts'

type RecordMail = {
  readonly locale: string
  readonly brand: string
  readonly shopUrl: string
  readonly subject: string
  readonly title: string
  readonly intro: string
  /** The values that the shopper sent, a line each. */
  readonly lines: readonly string[]
  /** The sentence about the next step. */
  readonly next: string
  /** For a mail that its reader can end. */
  readonly end?: NotificationEnd | null
}

/** Renders a mail that repeats what a shopper sent to the shop, and says what happens next. */
export function renderRecordMail(mail: RecordMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { locale, brand, shopUrl, subject, title, intro, lines, next, end } = mail
  const record = html`<span style="white-space:pre-line">${lines.join('\n')}</span>`
  return {
    subject,
    text: [title, '', intro, '', ...lines, '', next, ...(end ? ['', end.text] : [])].join('\n'),
    html: renderMailPage(
      { tag: toLanguageTag(locale), brand, shopUrl, title, intro },
      html`${renderParagraph(record)}${renderParagraph(next)}${end?.row ?? ''}`,
    ),
  }
}
