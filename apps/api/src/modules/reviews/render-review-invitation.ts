import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import { html, join } from '../../core/mails/html.ts'
import { getMailBrand } from '../../core/mails/mail-brand.ts'
import type { NotificationEnd } from '../../core/mails/notification-link.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'
import type { Mail } from '../../infra/mail/mailer.ts'

type Invitation = {
  readonly locale: string
  readonly brand: string
  readonly shopUrl: string
  readonly end: NotificationEnd
  /** Each with the address that opens its form. */
  readonly products: readonly { readonly name: string; readonly url: string }[]
}

/** Renders the mail that asks for reviews, with a button for each product. */
export function renderReviewInvitation(invitation: Invitation): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { locale, brand, shopUrl, end, products } = invitation
  const t = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)
  const { name } = getMailBrand(brand)
  const title = t('mail.reviewInvitation.title')
  const intro = t('mail.reviewInvitation.intro', { brand: name })
  const why = t('mail.reviewInvitation.why', { brand: name })
  const rows = products.map((product) => {
    const label = t('mail.reviewInvitation.write', { name: product.name })
    return html`${renderParagraph(html`<strong>${product.name}</strong>`)}${renderButton(label, { url: product.url, brand })}`
  })
  return {
    subject: t('mail.reviewInvitation.subject', { brand: name }),
    text: [
      ...[title, '', intro, ''],
      ...products.flatMap((product) => [`${product.name}: ${product.url}`]),
      ...['', why, '', end.text],
    ].join('\n'),
    html: renderMailPage(
      { tag: toLanguageTag(locale), brand, shopUrl, title, intro },
      html`${join(rows)}${renderParagraph(why)}${end.row}`,
    ),
  }
}
