import type { Order } from '@lacehouse/contracts'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { findSiteById, toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { formatMessage } from '@lacehouse/messages'
import { signOrderLink } from '../../core/placement/order-link.ts'
import type { Deps } from '../../deps.ts'
import { toOrderReply } from '../../replies/order/to-order-reply.ts'
import { createMailMoney } from './create-mail-money.ts'

export type MailDeps = Pick<
  Deps,
  'placements' | 'catalogue' | 'pictures' | 'mailer' | 'sites' | 'stores' | 'publicUrl' | 'config' | 'now'
>

/** The order of a mail, with the formatters of its locale. */
export type LoadedOrder = { readonly order: Order; readonly words: Words; readonly orderUrl: string }

export type Words = ReturnType<typeof toWords>

/** Loads an order for a mail; the signed `orderUrl` opens the order without sign-in. */
export async function loadOrder(deps: MailDeps, orderNumber: string): Promise<LoadedOrder> {
  const placement = await deps.placements.find(orderNumber)
  if (!placement) throw new Error(`there is no order ${orderNumber} for a mail`)
  const { locale, siteId } = placement.doc
  const site = findSiteById(deps.sites, siteId)
  if (!site) throw new Error(`order ${orderNumber} belongs to an unknown site: ${siteId}`)
  const order = await toOrderReply(deps, { locale, site }, placement)
  const st = signOrderLink(deps, { orderNo: orderNumber, action: 'track' })
  const orderUrl = `${deps.publicUrl}/${locale}/order-confirmation?order=${orderNumber}&st=${st}`
  return { order, words: toWords(order, site, deps.publicUrl), orderUrl }
}

const toWords = (order: Order, site: Site, shopUrl: string) => {
  const { locale, currency } = order
  const tag = toLanguageTag(locale)
  return {
    t: (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values),
    brand: site.brand.charAt(0).toUpperCase() + site.brand.slice(1),
    isTaxAdded: site.taxMode === 'added',
    locale,
    tag,
    shopUrl,
    number: formatOrderNumber(order.orderNumber),
    money: createMailMoney(locale, currency),
    day: (iso: string): string => findDayFormat(tag, { dateStyle: 'long' }).format(new Date(iso)),
    shortDay: (iso: string): string =>
      findDayFormat(tag, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(iso)),
  }
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

const findDayFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const name = `${tag} ${Object.keys(options).join(' ')}`
  const format = dayFormats.get(name) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  dayFormats.set(name, format)
  return format
}
