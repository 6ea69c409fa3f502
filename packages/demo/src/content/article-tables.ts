import { findTierWords, getTierName, plainFactor } from '@lacehouse/domain/loyalty/loyalty-tier'
import { apparelSizes, toLength } from '@lacehouse/domain/product/apparel-sizes'
import { formatShoeSize, listShoeSizes, type SizeAudience } from '@lacehouse/domain/product/shoe-sizes'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import { makeStoreHours } from '../stock/opening-hours.ts'
import { fillText } from '../words/words.ts'
import type { ContentContext } from './content-context.ts'
import { findShippingMethods } from './find-shipping-methods.ts'
import { formatMoney } from './format-money.ts'
import { toTableHtml } from './html.ts'

type WriteTable = (context: ContentContext) => string

/** Tables of articles that follow from the site's own data, so that no text repeats a price or a size. */
export const articleTables: Readonly<Record<string, WriteTable>> = {
  delivery: writeDelivery,
  payment: writePayment,
  womensShoes: (context) => writeShoeSizes('women', context),
  mensShoes: (context) => writeShoeSizes('men', context),
  kidsShoes: (context) => writeShoeSizes('kids', context),
  womensClothes: (context) => writeClothesSizes('women', context),
  mensClothes: (context) => writeClothesSizes('men', context),
  kidsClothes: (context) => writeClothesSizes('kids', context),
  hours: writeHours,
  tiers: writeTiers,
}

const words = 'content/tables'

function writeDelivery(context: ContentContext): string {
  const { site, locale } = context
  const getText = (key: string): string => context.getText(`${words}.delivery.${key}`)
  const toPrice = ({ price, freeFrom }: ShippingMethod): string =>
    fillText(getText(freeFrom === undefined ? 'price' : 'freeFrom'), (name) =>
      formatMoney(name === 'price' ? price : (freeFrom ?? 0), site, locale),
    )
  const toTime = ({ delivery: { minBusinessDays: from, maxBusinessDays: to } }: ShippingMethod): string => {
    const key = from < to ? 'days' : to === 1 ? 'day' : 'sameDays'
    return fillText(getText(key), (name) => String(name === 'from' ? from : to))
  }
  const rows = findShippingMethods(site).map((method) => [
    getText(`methods.${method.code}`),
    toPrice(method),
    toTime(method),
  ])
  return toTableHtml([getText('head.method'), getText('head.price'), getText('head.time')], rows)
}

const listedPayments = [
  'IDEAL',
  'CREDIT_CARD',
  'PAYPAL',
  'APPLE_PAY',
  'KLARNA',
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'REWARD_CODE',
] as const

function writePayment({ site, getText }: ContentContext): string {
  const methods = listedPayments.filter((code) => site.paymentMethods.includes(code))
  const rows = methods.map((code) => ['name', 'text'].map((key) => getText(`${words}.payment.${code}.${key}`)))
  return toTableHtml([getText(`${words}.payment.head.method`), getText(`${words}.payment.head.text`)], rows)
}

function writeShoeSizes(audience: SizeAudience, { site, locale, getText }: ContentContext): string {
  const own = site.units.size
  const systems = [own, ...(['US', 'UK', 'EU'] as const).filter((system) => system !== own)]
  const rows = listShoeSizes(audience).map((size) =>
    systems.map((system) => formatShoeSize(size, { audience, system, locale })),
  )
  return toTableHtml(
    systems.map((system) => fillText(getText(`${words}.sizes.system`), () => system)),
    rows,
  )
}

function writeClothesSizes(audience: SizeAudience, { site, locale, getText }: ContentContext): string {
  const { length } = site.units
  const number = new Intl.NumberFormat(site.hreflang[locale] ?? locale)
  const toRange = (range: readonly number[]): string =>
    range.map((value) => number.format(toLength(value, length))).join('–')
  const getHead = (key: string): string => fillText(getText(`${words}.sizes.${key}`), () => length)
  const rows = apparelSizes[audience].map(({ size, chest, waist, hip }) => [size, ...[chest, waist, hip].map(toRange)])
  return toTableHtml(['size', 'chest', 'waist', 'hip'].map(getHead), rows)
}

function writeTiers({ site, locale, getText }: ContentContext): string {
  const format = new Intl.NumberFormat(site.hreflang[locale] ?? locale)
  const say = (key: string, value: number): string =>
    fillText(getText(`${words}.tiers.${key}`), () => format.format(value))
  const rows = (site.loyaltyTiers ?? []).map((tier) => {
    const { points, pointsFactor } = tier
    const gives = pointsFactor === plainFactor ? say('plain', 1) : say('factor', pointsFactor / plainFactor)
    return [
      getTierName(tier, { locale, site }),
      say(points === 0 ? 'start' : 'from', points),
      [gives, ...(findTierWords(tier, { locale, site })?.benefits ?? [])].join(' '),
    ]
  })
  return toTableHtml(
    ['tier', 'takes', 'gives'].map((key) => getText(`${words}.tiers.head.${key}`)),
    rows,
  )
}

const daysOfTable = { weekdays: 'mon', saturday: 'sat', sunday: 'sun' } as const

function writeHours({ site, locale, getText }: ContentContext): string {
  // The exceptions of a year are not part of the table, so that any day gives the same hours.
  const hours = makeStoreHours(site.country, 0)
  const rows = Object.entries(daysOfTable).map(([key, day]) => {
    const times = (hours[day] as readonly string[]).map((time) => formatTime(time, site.hreflang[locale] ?? locale))
    return [getText(`${words}.hours.${key}`), times.length > 0 ? times.join('–') : getText(`${words}.hours.closed`)]
  })
  return toTableHtml([getText(`${words}.hours.day`), getText(`${words}.hours.open`)], rows)
}

function formatTime(time: string, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  )
}
