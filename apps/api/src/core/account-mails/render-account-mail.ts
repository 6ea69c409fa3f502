import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { html, join } from '../mails/html.ts'
import type { NotificationEnd } from '../mails/notification-link.ts'
import { renderButton, renderMailPage, renderParagraph } from '../mails/render-mail-page.ts'

export type AccountMail = {
  readonly locale: string
  /** The id of the site's brand. */
  readonly brand: string
  readonly shopUrl: string
  readonly subject: string
  readonly title: string
  readonly intro: string
  readonly button: { readonly label: string; readonly url: string }
  /** The paragraphs below the button. */
  readonly notes: readonly string[]
  /** For a mail that its reader can end. */
  readonly end?: NotificationEnd
}

/** Renders a mail about an account: a title, an introduction, one button and notes, as text and as HTML. */
export function renderAccountMail(mail: AccountMail) {
  const { locale, brand, shopUrl, subject, title, intro, button, notes, end } = mail
  return {
    subject,
    text: [
      ...[title, '', intro, '', `${button.label}: ${button.url}`],
      ...[...notes, ...(end ? [end.text] : [])].flatMap((note) => ['', note]),
    ].join('\n'),
    html: renderMailPage(
      { tag: toLanguageTag(locale), brand, shopUrl, title, intro },
      html`${renderButton(button.label, { url: button.url, brand })}${join(notes.map((note) => renderParagraph(note)))}${end?.row ?? ''}`,
    ),
  }
}
