import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import type { MessageKey } from '@lacehouse/messages'
import { html, join } from '../../core/mails/html.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'
import { sendOrderMailRecorded } from '../../core/order-mails/send-order-mail-recorded.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { type LoadedOrder, loadOrder, type MailDeps } from './load-order.ts'
import type { RenderedMail } from './render-order-mail.ts'
import { toKeyEnd } from './to-key-end.ts'

/** Sends the mail about a declined charge of a pre-order, with the link by which its shopper pays by another card (decision 0130). */
export function sendChargeDeclinedMail(deps: MailDeps) {
  return async ({ orderNumber, key, again }: JobData['charge-declined-mail']): Promise<void> => {
    const [loaded, placement] = await Promise.all([loadOrder(deps, orderNumber), deps.placements.find(orderNumber)])
    const mandate = placement?.payment?.mandate
    // A shopper who has named another card meanwhile needs no mail.
    if (mandate?.state !== 'declined' || mandate.dueUntil === undefined) return
    const date = loaded.words.day(new Date(mandate.dueUntil).toISOString())
    const mail = render(loaded, 'declined', { date })
    const about = { orderNumber, mail: 'chargeDeclined', subject: { key }, again } as const
    await sendOrderMailRecorded(deps, about, {
      to: loaded.order.email,
      key: `charge-declined-${formatOrderNumber(orderNumber)}-${key}${toKeyEnd(again)}`,
      ...mail,
    })
  }
}

/** Sends the mail about another day of a pre-order, which its shopper may cancel (decision 0130). */
export function sendPreOrderMail(deps: MailDeps) {
  return async ({ orderNumber, key, again }: JobData['pre-order-mail']): Promise<void> => {
    const loaded = await loadOrder(deps, orderNumber)
    if (loaded.order.state !== 'finalised') return
    const mail = render(loaded, 'moved', { date: loaded.words.day(key) })
    const about = { orderNumber, mail: 'preOrder', subject: { key }, again } as const
    await sendOrderMailRecorded(deps, about, {
      to: loaded.order.email,
      key: `pre-order-${formatOrderNumber(orderNumber)}-${key}${toKeyEnd(again)}`,
      ...mail,
    })
  }
}

const render = (
  { order, words, orderUrl }: LoadedOrder,
  kind: 'declined' | 'moved',
  values: { readonly date: string },
): RenderedMail => {
  const { t, number: orderNumber, brandId: brand } = words
  const of = (part: string): string => t(`preorder.mail.${kind}.${part}` as MessageKey, { orderNumber, ...values })
  const title = of('title')
  const intro = of('intro')
  const goods = order.items.map(({ name, preOrder }) => [name, preOrder].filter(Boolean).join(' · '))
  const cancel = kind === 'moved' ? of('cancel') : null
  return {
    subject: of('subject'),
    text: [title, '', intro, '', ...goods, '', ...(cancel ? [cancel, ''] : []), `${of('open')}: ${orderUrl}`].join(
      '\n',
    ),
    html: renderMailPage(
      { ...words.head, title, intro, footer: t('mail.footer.help') },
      html`${join(goods.map((line) => renderParagraph(line)))}
${cancel ? renderParagraph(cancel) : ''}
${renderButton(of('open'), { url: orderUrl, brand })}`,
    ),
  }
}
