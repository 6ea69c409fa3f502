import { formatMessage } from '@lacehouse/messages'
import type { LinkSigning } from '../../infra/session/link-signer.ts'
import { html } from '../mails/html.ts'
import type { NotificationEnd } from '../mails/notification-link.ts'
import { renderParagraph } from '../mails/render-mail-page.ts'
import { subscriptionLink } from './subscription-link.ts'

type EndDeps = LinkSigning & { readonly publicUrl: string }

/** Makes the part of a mail that ends what its mailbox has subscribed to: the address of its headers, and the link that people see. */
export function toSubscriptionEnd(deps: EndDeps, subscriptionId: string, locale: string): NotificationEnd {
  const st = encodeURIComponent(subscriptionLink.sign(deps, subscriptionId))
  const unsubscribeUrl = `${deps.publicUrl}/${locale}/account/subscriptions?st=${st}`
  const label = formatMessage(locale, 'mail.subscription.end')
  const link = html`<a class="mail-ink" href="${unsubscribeUrl}" style="color:#14130f">${label}</a>`
  return { unsubscribeUrl, text: `${label}: ${unsubscribeUrl}`, row: renderParagraph(link) }
}
