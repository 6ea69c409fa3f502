import { formatOrderNumber } from '@lacehouse/domain'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { Deps } from '../../deps.ts'
import { signOrderLink } from '../../placement/order-link.ts'
import { toOrderReply } from '../../placement/reply-order.ts'
import { renderOrderMail } from './render-order-mail.ts'

type MailDeps = Pick<
  Deps,
  'placements' | 'catalogue' | 'pictures' | 'mailer' | 'sites' | 'stores' | 'publicUrl' | 'config' | 'now'
>

/** Sends the confirmation of an order, in its own language; the mail's key is the order's, so that a repetition is the same mail (CHK-13). */
export const sendOrderMail =
  (deps: MailDeps) =>
  async ({ orderNumber }: { readonly orderNumber: string }): Promise<void> => {
    const placement = await deps.placements.find(orderNumber)
    if (!placement) throw new Error(`there is no order ${orderNumber} to write about`)
    const { locale, siteId } = placement.doc
    const site = findSiteById(deps.sites, siteId)
    if (!site) throw new Error(`order ${orderNumber} is of a site that is no more: ${siteId}`)
    const order = await toOrderReply(deps, { locale, site }, placement)
    const st = signOrderLink(deps, { orderNo: orderNumber, action: 'track' })
    const mail = renderOrderMail(order, { locale, shopUrl: deps.publicUrl, brand: toBrandName(site), st })
    await deps.mailer.send({ to: order.email, key: `order-${formatOrderNumber(orderNumber)}`, ...mail })
  }

const toBrandName = ({ brand }: Site): string => brand.charAt(0).toUpperCase() + brand.slice(1)
