import type { Order } from '@lacehouse/contracts'
import type { RegisteredReturn } from '@lacehouse/domain/returns/registered-return'
import { formatReturnNumber } from '@lacehouse/domain/returns/return-number'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { html, join } from '../../core/mails/html.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'
import { sendOrderMailRecorded } from '../../core/order-mails/send-order-mail-recorded.ts'
import { renderLabel } from '../../core/returns/render-label.ts'
import { returnsQueries } from '../../core/returns/returns.queries.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { type LoadedOrder, loadOrder, type MailDeps } from './load-order.ts'
import { type Row, renderRow, toGoodsRow, writeOrderLink, writeRow } from './order-rows.ts'
import type { RenderedMail } from './render-order-mail.ts'
import { toKeyEnd } from './to-key-end.ts'

/** Confirms a registered return with its items, its steps and its label (ACC-08). */
export function sendReturnMail(deps: MailDeps) {
  return async ({ orderNumber, returnNumber, again }: JobData['return-mail']): Promise<void> => {
    const registered = await returnsQueries.find(deps.database.pool, returnNumber)
    const placement = await deps.placements.find(orderNumber)
    const site = findSiteById(deps.sites, placement?.doc.siteId ?? '')
    if (!registered || !placement || !site) return
    const loaded = await loadOrder(deps, orderNumber)
    const number = formatReturnNumber(registered.number)
    const content = await renderLabel({ registered, order: placement.doc, site })
    const attachments = [{ filename: `${number}.pdf`, content, contentType: 'application/pdf' }]
    const mail = render(loaded, { registered, carrier: site.returns.carrier })
    const key = `return-${number}${toKeyEnd(again)}`
    const about = { orderNumber, mail: 'return', subject: { returnNumber }, again } as const
    await sendOrderMailRecorded(deps, about, { to: loaded.order.email, key, attachments, ...mail })
  }
}

type ReturnOptions = { readonly registered: RegisteredReturn; readonly carrier: string }

const render = ({ order, words, orderUrl }: LoadedOrder, { registered, carrier }: ReturnOptions): RenderedMail => {
  const { t, brandId: brand } = words
  const number = formatReturnNumber(registered.number)
  const title = t('mail.return.title')
  const intro = t('mail.return.intro', { number, orderNumber: words.number })
  const rows = registered.items.flatMap((item) => toRow(order, words, item))
  const next = t(`mail.return.next.${registered.way}`, { carrier })
  const when = listWhens(registered)
    .map((key) => t(key))
    .join(' ')
  return {
    subject: t('mail.return.subject', { orderNumber: words.number }),
    text: [
      ...[title, '', intro, '', ...rows.map((row) => writeRow(row, words)), '', next, '', when, ''],
      writeOrderLink(t, orderUrl),
    ].join('\n'),
    html: renderMailPage(
      { ...words.head, title, intro, footer: t('mail.footer.help') },
      html`<tr><td class="mail-ink" style="padding:8px 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${join(rows.map((row) => renderRow(row, words)))}</table></td></tr>
${renderParagraph(next)}
${renderParagraph(when)}
${renderButton(t('mail.orderConfirmation.view'), { url: orderUrl, brand })}`,
    ),
  }
}

const toRow = (order: Order, words: LoadedOrder['words'], item: RegisteredReturn['items'][number]): Row[] => {
  const bought = order.items.find(({ id }) => id === item.lineId)
  if (!bought) return []
  const row = toGoodsRow({ ...bought, qty: item.qty }, { order, words })
  return [
    {
      ...row,
      details: [...(row.details ?? []), words.t(`orders.return.reason.${item.reason}`), ...toExchange(words, item)],
    },
  ]
}

const toExchange = ({ t }: LoadedOrder['words'], { exchange }: RegisteredReturn['items'][number]): string[] =>
  exchange ? [t('mail.return.exchange', { size: exchange.size })] : []

/** What happens when the goods have arrived: a refund, another size, or both. */
const listWhens = ({ items }: RegisteredReturn): ('mail.return.when' | 'mail.return.whenExchanged')[] => [
  ...(items.some(({ exchange }) => exchange) ? (['mail.return.whenExchanged'] as const) : []),
  ...(items.some(({ exchange }) => !exchange) ? (['mail.return.when'] as const) : []),
]
