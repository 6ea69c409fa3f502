import type { FeedItem, LocalItem } from './feed-item.ts'
import { isGtin } from './is-gtin.ts'

/** The characters that Google takes of a title and of a description. */
const longestTitle = 150
const longestDescription = 5_000
const mostPictures = 11
const mostVideos = 10

/** The fields of Google Merchant that an option may fill; others are part of the title and the address. */
const optionFields = new Set(['color', 'size', 'material', 'pattern'])

/** Writes a variant as an item of a Google Merchant feed. */
export function writeGoogleItem(item: FeedItem): string {
  const { currency, sale, shipping, pictures, weightG } = item
  const [picture = '', ...more] = pictures
  const money = (amount: number): string => `${amount.toFixed(2)} ${currency}`
  const hasGtin = isGtin(item.number)
  return `<item>${[
    tag('id', item.id),
    tag('item_group_id', item.groupId),
    tag('title', item.title.slice(0, longestTitle)),
    tag('description', item.description.slice(0, longestDescription)),
    tag('link', item.link),
    tag('image_link', picture),
    ...more.slice(0, mostPictures - 1).map((one) => tag('additional_image_link', one)),
    ...item.videos.slice(0, mostVideos).map((one) => tag('video_link', one)),
    tag('virtual_model_link', item.model ?? ''),
    tag('availability', item.availability),
    tag('availability_date', item.availableFrom ?? ''),
    tag('price', money(item.price)),
    tag('sale_price', sale ? money(sale.price) : ''),
    tag('sale_price_effective_date', sale ? toPeriod(sale) : ''),
    tag('brand', item.brand),
    tag('gtin', hasGtin ? item.number : ''),
    tag('mpn', hasGtin ? '' : item.number),
    tag('condition', 'new'),
    tag('gender', item.gender ?? ''),
    tag('age_group', item.ageGroup),
    tag('product_type', item.category.join(' > ')),
    ...Object.entries(item.options).map(([type, value]) => (optionFields.has(type) ? tag(type, value) : '')),
    tag('shipping_weight', weightG > 0 ? `${weightG} g` : ''),
    shipping
      ? `<g:shipping>${tag('country', shipping.country)}${tag('service', shipping.service)}${tag('price', money(shipping.price))}</g:shipping>`
      : '',
  ].join('')}</item>`
}

/** Writes the stock of a variant at a store as an item of Google's local inventory. */
export function writeLocalItem({ storeCode, id, quantity, price, currency }: LocalItem): string {
  return `<item>${[
    tag('store_code', storeCode),
    tag('id', id),
    tag('quantity', String(quantity)),
    tag('price', `${price.toFixed(2)} ${currency}`),
    tag('availability', quantity > 0 ? 'in_stock' : 'out_of_stock'),
  ].join('')}</item>`
}

const toPeriod = ({ from, until }: { readonly from: number | null; readonly until: number | null }): string =>
  from === null || until === null ? '' : `${toMinute(from)}/${toMinute(until)}`

const toMinute = (at: number): string => new Date(at).toISOString().replace(/:\d\d\.\d{3}Z$/, 'Z')

/** Writes an element; nothing for an empty value. */
const tag = (name: string, value: string): string => (value === '' ? '' : `<g:${name}>${escapeXml(value)}</g:${name}>`)

/** Writes text for XML, without the control characters that XML does not have. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  )
}
