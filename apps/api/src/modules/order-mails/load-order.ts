import type { Order } from '@lacehouse/contracts'
import { formatDate } from '@lacehouse/domain/date/format-date'
import { formatMoney, formatReduction } from '@lacehouse/domain/money/format-money'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { findSiteById, toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { formatTaxRate } from '@lacehouse/domain/tax/format-tax-rate'
import { formatMessage } from '@lacehouse/messages'
import { getMailBrand } from '../../core/mails/mail-brand.ts'
import { signOrderLink } from '../../core/placement/order-link.ts'
import type { Deps } from '../../deps.ts'
import { toOrderReply } from '../../replies/order/to-order-reply.ts'

export type MailDeps = Pick<
  Deps,
  'placements' | 'catalogue' | 'pictures' | 'mailer' | 'database' | 'sites' | 'stores' | 'publicUrl' | 'config' | 'now'
>

/** The order of a mail, with the formatters of its locale. */
export type LoadedOrder = {
  readonly order: Order
  readonly words: Words
  readonly orderUrl: string
  readonly site: Site
  /** The number of the account that ordered; null for a guest's order. */
  readonly consumerNo: string | null
}

export type Words = ReturnType<typeof toWords>

/** Loads an order for a mail; the signed `orderUrl` opens the order without sign-in. */
export async function loadOrder(deps: MailDeps, orderNumber: string): Promise<LoadedOrder> {
  const placement = await deps.placements.find(orderNumber)
  if (!placement) throw new Error(`there is no order ${orderNumber} for a mail`)
  const { locale, owner, siteId } = placement.doc
  const site = findSiteById(deps.sites, siteId)
  if (!site) throw new Error(`order ${orderNumber} belongs to an unknown site: ${siteId}`)
  const order = await toOrderReply(deps, { locale, site }, placement)
  const st = signOrderLink(deps, { orderNo: orderNumber, action: 'track' })
  const orderUrl = `${deps.publicUrl}/${locale}/order-confirmation?order=${orderNumber}&st=${st}`
  const consumerNo = owner.kind === 'consumer' ? owner.id : null
  return { order, words: toWords(order, site, deps.publicUrl), orderUrl, site, consumerNo }
}

/** Makes the words and formatters of an order's mail. */
export function toWords(order: Pick<Order, 'locale' | 'currency' | 'orderNumber'>, site: Site, shopUrl: string) {
  const { locale, currency } = order
  const tag = toLanguageTag(locale)
  return {
    t: (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values),
    brand: getMailBrand(site.brand).name,
    brandId: site.brand,
    head: { tag, brand: site.brand, shopUrl },
    isTaxAdded: site.taxMode === 'added',
    /** The address of the form of withdrawal; null where no law asks for it. */
    withdrawalUrl: getSiteLaw(site).withdrawal ? `${shopUrl}/${locale}/withdrawal` : null,
    locale,
    tag,
    shopUrl,
    number: formatOrderNumber(order.orderNumber),
    money: (amount: number): string => formatMoney(tag, amount, currency),
    taxRate: (percent: number): string => formatTaxRate(tag, percent),
    reduction: (amount: number): string => formatReduction(tag, amount, currency),
    /** Formats a day, or the day of a moment in the site's country. */
    day: (iso: string): string => formatDate(tag, iso, { dateStyle: 'long' }),
    shortDay: (iso: string): string => formatDate(tag, iso, { weekday: 'short', day: 'numeric', month: 'short' }),
  }
}
