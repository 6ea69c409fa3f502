import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { html } from '../../core/mails/html.ts'
import { type MailLimitDeps, mayMail } from '../../core/mails/may-mail.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'
import { sendOrderMailRecorded } from '../../core/order-mails/send-order-mail-recorded.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { type LoadedOrder, loadOrder, type MailDeps } from './load-order.ts'
import type { RenderedMail } from './render-order-mail.ts'
import { toKeyEnd } from './to-key-end.ts'

/** Sends a mail to the shopper when a pending payment has failed and nothing was charged (CHK-13). */
export function sendPaymentFailedMail(deps: MailDeps & MailLimitDeps) {
  return async ({ orderNumber, again }: JobData['payment-failed-mail']): Promise<void> => {
    const loaded = await loadOrder(deps, orderNumber)
    if (loaded.order.state !== 'failed') return
    const key = `payment-failed-${formatOrderNumber(orderNumber)}${toKeyEnd(again)}`
    const to = loaded.order.email
    if (!(await mayMail(deps, { to, key }))) return
    await sendOrderMailRecorded(deps, { orderNumber, mail: 'paymentFailed', again }, { to, key, ...render(loaded) })
  }
}

const render = ({ order, words }: LoadedOrder): RenderedMail => {
  const { t, number, shopUrl, locale, brandId: brand } = words
  const title = t('mail.paymentFailed.title')
  const intro = t('mail.paymentFailed.intro', { orderNumber: number, date: words.day(order.placedAt) })
  const cart = t('mail.paymentFailed.cart')
  const url = `${shopUrl}/${locale}/cart`
  return {
    subject: t('mail.paymentFailed.subject', { orderNumber: number }),
    text: [title, '', intro, '', cart, url].join('\n'),
    html: renderMailPage(
      { ...words.head, title, intro, footer: t('mail.footer.help') },
      html`${renderParagraph(cart)}${renderButton(t('mail.paymentFailed.open'), { url, brand })}`,
    ),
  }
}
