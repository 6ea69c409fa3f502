import type { Order } from '@lacehouse/contracts'
import { formatOrderNumber } from '@lacehouse/domain'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Deps } from '../../deps.ts'
import { toOrderReply } from '../../placement/reply-order.ts'
import { renderOrderMail } from './render-order-mail.ts'

type MailDeps = Pick<Deps, 'placements' | 'catalogue' | 'mailer' | 'sites' | 'publicUrl'>

/** Sends the confirmation of an order, in its own language; the mail's key is the order's, so that a repetition is the same mail (CHK-13). */
export const sendOrderMail =
  (deps: MailDeps) =>
  async ({ orderNumber }: { readonly orderNumber: string }): Promise<void> => {
    const placement = await deps.placements.find(orderNumber)
    if (!placement) throw new Error(`there is no order ${orderNumber} to write about`)
    const { locale } = placement.doc
    const order = await toOrderReply(deps, { locale }, placement)
    const mail = renderOrderMail(order, { locale, shopUrl: deps.publicUrl, brand: brandOf(deps, order) })
    await deps.mailer.send({ to: order.email, key: `order-${formatOrderNumber(orderNumber)}`, ...mail })
  }

const brandOf = ({ sites }: MailDeps, { siteId }: Order): string => {
  const brand = findSiteById(sites, siteId)?.brand ?? 'lacehouse'
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}
