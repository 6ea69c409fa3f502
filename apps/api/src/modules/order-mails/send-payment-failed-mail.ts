import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { html } from './html.ts'
import { type LoadedOrder, loadOrder, type MailDeps } from './load-order.ts'
import { renderMailPage } from './render-mail-page.ts'
import type { RenderedMail } from './render-order-mail.ts'

/** Sends a mail to the shopper when a pending payment has failed and nothing was charged (CHK-13). */
export function sendPaymentFailedMail(deps: MailDeps) {
  return async ({ orderNumber }: JobData['payment-failed-mail']): Promise<void> => {
    const loaded = await loadOrder(deps, orderNumber)
    if (loaded.order.state !== 'failed') return
    const key = `payment-failed-${formatOrderNumber(orderNumber)}`
    await deps.mailer.send({ to: loaded.order.email, key, ...render(loaded) })
  }
}

const render = ({ order, words }: LoadedOrder): RenderedMail => {
  const { t, tag, number, shopUrl, locale } = words
  const title = t('mail.paymentFailed.title')
  const intro = t('mail.paymentFailed.intro', { orderNumber: number, date: words.day(order.placedAt) })
  const cart = t('mail.paymentFailed.cart')
  const url = `${shopUrl}/${locale}/cart`
  return {
    subject: t('mail.paymentFailed.subject', { orderNumber: number }),
    text: [title, '', intro, '', cart, url].join('\n'),
    html: renderMailPage(
      { tag, title, intro },
      html`<tr><td style="padding:16px 32px 32px;font-size:14px;line-height:1.6">${cart}<br><br>
<a href="${url}" style="color:#141413">${t('mail.paymentFailed.open')}</a></td></tr>`,
    ),
  }
}
