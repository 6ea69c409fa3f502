import { type NotificationType, notificationTypes } from '@lacehouse/domain/notifications/notification'
import { days } from '@lacehouse/domain/time/durations'
import { formatMessage } from '@lacehouse/messages'
import { createLinkSigner, type LinkSigning } from '../../infra/session/link-signer.ts'
import { html, type Markup } from './html.ts'
import { renderParagraph } from './render-mail-page.ts'

const signer = createLinkSigner('notification links', days(730))

export type NotificationOf = { readonly consumerNo: string; readonly type: NotificationType }

/**
 * Signs the link of a mail that ends its kind of mail for its account, and reads it again. It names the account by its number, and works
 * for two years as those of subscriptions do (decision 0061).
 */
export const notificationLink = {
  sign: (signing: LinkSigning, { type, consumerNo }: NotificationOf): string =>
    signer.sign(signing, `${type} ${consumerNo}`),
  find: (signing: LinkSigning, st: string): NotificationOf | null => {
    const [name, consumerNo] = signer.find(signing, st)?.split(' ') ?? []
    const type = notificationTypes.find((one) => one === name)
    return type && consumerNo ? { type, consumerNo } : null
  },
}

export type NotificationEnd = {
  /** The address of the page and of the one request (RFC 8058). */
  readonly unsubscribeUrl: string
  /** The last line of the mail's text, and the last row of its table. */
  readonly text: string
  readonly row: Markup
}

type EndDeps = LinkSigning & { readonly publicUrl: string }

/** Makes the part of a mail that ends its kind for an account: the address of its headers, and the link that people see. */
export function toNotificationEnd(deps: EndDeps, of: NotificationOf, locale: string): NotificationEnd {
  const st = encodeURIComponent(notificationLink.sign(deps, of))
  const unsubscribeUrl = `${deps.publicUrl}/${locale}/no-mails?st=${st}`
  const label = formatMessage(locale, 'mail.noMails')
  const link = html`<a class="mail-ink" href="${unsubscribeUrl}" style="color:#14130f">${label}</a>`
  return { unsubscribeUrl, text: `${label}: ${unsubscribeUrl}`, row: renderParagraph(link) }
}
