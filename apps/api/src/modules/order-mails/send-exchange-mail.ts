import { parseTracking } from '@lacehouse/domain/order/carriers'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { html } from '../../core/mails/html.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'
import { sendOrderMailRecorded } from '../../core/order-mails/send-order-mail-recorded.ts'
import type { Exchange } from '../../core/orders/exchanges-json.ts'
import { exchangesQueries } from '../../core/returns/exchanges.queries.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { type LoadedOrder, loadOrder, type MailDeps } from './load-order.ts'
import { renderRow, toGoodsRow, writeOrderLink, writeRow } from './order-rows.ts'
import type { RenderedMail } from './render-order-mail.ts'
import { toKeyEnd } from './to-key-end.ts'

/** Says that the other size is on its way, with its parcel; nothing was charged or refunded for it (ACC-08). */
export function sendExchangeMail(deps: MailDeps) {
  return async ({ orderNumber, exchangeId, again }: JobData['exchange-mail']): Promise<void> => {
    const exchanges = await exchangesQueries.listOfOrder(deps.database.pool, orderNumber)
    const exchange = exchanges.find(({ id }) => id === exchangeId)
    if (exchange?.state !== 'sent') return
    const loaded = await loadOrder(deps, orderNumber)
    const mail = render(loaded, exchange)
    if (!mail) return
    const key = `exchange-${formatOrderNumber(orderNumber)}-${exchangeId}${toKeyEnd(again)}`
    const about = { orderNumber, mail: 'exchange', subject: { exchangeId }, again } as const
    await sendOrderMailRecorded(deps, about, { to: loaded.order.email, key, ...mail })
  }
}

const render = ({ order, words, orderUrl }: LoadedOrder, exchange: Exchange): RenderedMail | null => {
  const { t, number: orderNumber, brandId: brand } = words
  const item = order.items.find(({ id }) => id === exchange.lineId)
  if (!item) return null
  const title = t('mail.exchange.title')
  const intro = t('mail.exchange.intro', { orderNumber })
  const size = t('mail.exchange.size', { size: exchange.size })
  const variants = item.variants.filter(({ type }) => type !== 'size')
  const row = toGoodsRow({ ...item, variants, qty: exchange.qty }, { order, words })
  const goods = { ...row, details: [...(row.details ?? []), size] }
  const parcel = parseTracking(exchange.tracking ?? '')
  const parcelLine = parcel ? t('mail.exchange.parcel', { carrier: parcel.carrier, number: parcel.number }) : ''
  const free = t('mail.exchange.free')
  return {
    subject: t('mail.exchange.subject', { orderNumber }),
    text: [
      title,
      '',
      intro,
      '',
      writeRow(goods, words),
      '',
      parcelLine,
      parcel?.url ?? '',
      '',
      free,
      '',
      writeOrderLink(t, orderUrl),
    ].join('\n'),
    html: renderMailPage(
      { ...words.head, title, intro, footer: t('mail.footer.help') },
      html`<tr><td class="mail-ink" style="padding:8px 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${renderRow(goods, words)}</table></td></tr>
${parcel ? renderParagraph(html`<a class="mail-ink" href="${parcel.url}" style="color:inherit">${parcelLine}</a>`) : ''}
${renderParagraph(free)}
${renderButton(t('mail.orderConfirmation.view'), { url: orderUrl, brand })}`,
    ),
  }
}
