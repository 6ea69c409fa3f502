import type { OrderRecord } from '@lacehouse/contracts'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { html, join } from '../../core/mails/html.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'
import { sendOrderMailRecorded } from '../../core/order-mails/send-order-mail-recorded.ts'
import { loadOrderHistory } from '../../core/orders/order-history.queries.ts'
import { unpaidKey } from '../../core/pre-orders/end-unpaid-pre-orders.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { toOrderRecord } from '../../replies/order/to-order-record.ts'
import { type LoadedOrder, loadOrder, type MailDeps } from './load-order.ts'
import { type Row, renderRow, toGoodsRow, toPaymentRows, writeOrderLink, writeRow } from './order-rows.ts'
import type { RenderedMail } from './render-order-mail.ts'
import { toKeyEnd } from './to-key-end.ts'

type Step = OrderRecord['givenBack'][number]

/** Sends the receipt of a cancellation or a return: its items, and what goes back to each payment (ACC-07, ACC-08). */
export function sendRefundMail(deps: MailDeps) {
  return async ({ orderNumber, key, again }: JobData['refund-mail']): Promise<void> => {
    const loaded = await loadOrder(deps, orderNumber)
    const step = await findStep(deps, { orderNumber, key })
    if (!step) return
    const mailKey = `refund-${formatOrderNumber(orderNumber)}-${key}${toKeyEnd(again)}`
    const about = { orderNumber, mail: 'refund', subject: { key }, again } as const
    await sendOrderMailRecorded(deps, about, { to: loaded.order.email, key: mailKey, ...render(loaded, step, key) })
  }
}

const findStep = async (deps: MailDeps, { orderNumber, key }: JobData['refund-mail']): Promise<Step | null> => {
  const placement = await deps.placements.find(orderNumber)
  const site = findSiteById(deps.sites, placement?.doc.siteId ?? '')
  if (!placement || !site) return null
  const loaded = await loadOrderHistory(deps.database.pool, placement.doc)
  const at = loaded.history.givenBack.findIndex((step) => step.key === key)
  const record = await toOrderRecord(deps, { locale: placement.doc.locale, site }, { placement, loaded })
  return record.givenBack[at] ?? null
}

const cancelledKeys = {
  subject: 'mail.cancelled.subject',
  title: 'mail.cancelled.title',
  intro: 'mail.cancelled.intro',
} as const
const returnedKeys = {
  subject: 'mail.returned.subject',
  title: 'mail.returned.title',
  intro: 'mail.returned.intro',
} as const

const render = (
  { order, words, orderUrl }: LoadedOrder,
  { kind, items, amount, payments }: Step,
  key: string,
): RenderedMail => {
  const { t, number: orderNumber, brandId: brand } = words
  const keys = kind === 'cancelled' ? cancelledKeys : returnedKeys
  // The shop itself cancels a pre-order that was not paid in time.
  const introKey = key === unpaidKey ? 'preorder.mail.ended.intro' : keys.intro
  const [title, intro] = [t(keys.title), t(introKey, { orderNumber })]
  const itemRows = items.flatMap(({ itemId, qty }): Row[] => {
    const item = order.items.find(({ id }) => id === itemId)
    return item ? [toGoodsRow({ ...item, qty }, { order, words })] : []
  })
  const total: Row = { label: t('mail.refund.total'), amount: words.money(amount), kind: 'total' }
  const ways = toPaymentRows({ ...order, paymentMethod: payments }, words)
  const when = t(kind === 'cancelled' ? 'mail.cancelled.when' : 'mail.returned.when')
  return {
    subject: t(keys.subject, { orderNumber }),
    text: [
      title,
      '',
      intro,
      '',
      ...[...itemRows, total, ...ways].map((row) => writeRow(row, words)),
      '',
      when,
      '',
      writeOrderLink(t, orderUrl),
    ].join('\n'),
    html: renderMailPage(
      { ...words.head, title, intro, footer: t('mail.footer.help') },
      html`<tr><td class="mail-ink" style="padding:8px 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${join([...itemRows, total, ...ways].map((row) => renderRow(row, words)))}</table></td></tr>
${renderParagraph(when)}
${renderButton(t('mail.orderConfirmation.view'), { url: orderUrl, brand })}`,
    ),
  }
}
