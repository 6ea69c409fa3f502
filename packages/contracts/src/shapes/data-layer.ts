import { pageTypes } from '@lacehouse/domain/page/page-type'
import { vitals } from '@lacehouse/domain/page/vitals'
import { z } from 'zod'
import { CurrencyCode, OrderNumber, ProductId } from './primitives.ts'

const Name = z.string().max(120)
const Sum = z.number().min(0).max(10_000_000)
/** A path without query, which names no person. */
const Path = z.string().max(200)

/** An item of an event, in the words of GA4's e-commerce. */
export const DataLayerItem = z.strictObject({
  item_id: ProductId,
  item_name: Name,
  /** Colour and size. */
  item_variant: Name.optional(),
  item_category: Name.optional(),
  item_list_id: Name.optional(),
  item_list_name: Name.optional(),
  /** The place in the list, from 0. */
  index: z.number().int().min(0).max(10_000).optional(),
  /** Of one unit, after its discounts. */
  price: Sum.optional(),
  /** The sum of all discounts on one unit. */
  discount: Sum.optional(),
  quantity: z.number().int().min(1).max(999_999).optional(),
})
export type DataLayerItem = z.output<typeof DataLayerItem>

const items = z.array(DataLayerItem).min(1).max(100)
const list = { item_list_id: Name, item_list_name: Name.optional(), currency: CurrencyCode.optional(), items }
/** `value` is the price of the items, without delivery and without taxes that are added. */
const valued = { currency: CurrencyCode, value: Sum, items }
const cart = z.strictObject({ ...valued, coupon: Name.optional() })

const Purchase = z.strictObject({
  ...valued,
  transaction_id: OrderNumber,
  coupon: Name.optional(),
  tax: Sum,
  shipping: Sum,
})
export type Purchase = z.output<typeof Purchase>

const event = <const N extends string, S extends z.ZodRawShape>(name: N, shape: S) =>
  z.strictObject({ event: z.literal(name), ...shape })

const popup = {
  popup_id: Name,
  /** The kind of the pop-up: newsletter, registration or another one. */
  popup_type: Name,
}

/** The events of the data layer: those of GA4's e-commerce (ROLE-06), of the navigation and of pop-ups (CMS-20), and measurements. */
export const DataLayerEvent = z.discriminatedUnion('event', [
  event('page_view', { page_path: Path }),
  event('view_item_list', { ecommerce: z.strictObject(list) }),
  event('select_item', { ecommerce: z.strictObject(list) }),
  event('view_item', { ecommerce: z.strictObject(valued) }),
  event('add_to_cart', { ecommerce: z.strictObject(valued) }),
  event('remove_from_cart', { ecommerce: z.strictObject(valued) }),
  event('view_cart', { ecommerce: cart }),
  event('begin_checkout', { ecommerce: cart }),
  event('add_shipping_info', { ecommerce: cart.extend({ shipping_tier: Name }) }),
  event('add_payment_info', { ecommerce: cart.extend({ payment_type: Name }) }),
  event('purchase', { ecommerce: Purchase }),
  event('navigation_click', {
    area: z.enum(['footer', 'top_navigation', 'mobile_menu']),
    link_text: Name,
    link_url: Path,
  }),
  event('menu_section', { area: z.literal('mobile_menu'), section: Name }),
  event('popup_impression', popup),
  event('popup_expand', popup),
  event('popup_click', { ...popup, link_text: Name, link_url: Path.optional() }),
  event('web_vital', {
    metric: z.enum(vitals),
    value: z.number().min(0).max(600_000),
    /** The variants of experiments that the page showed, such as `delivery-note:short`. */
    variants: z
      .array(z.string().regex(/^[a-z0-9-]{1,64}:[a-z0-9-]{1,64}$/))
      .max(8)
      .optional(),
  }),
])
export type DataLayerEvent = z.output<typeof DataLayerEvent>

/** An event as a page sends it to the shop: when, on which kind of page, and what. */
export const SentDataLayerEvent = z.strictObject({
  at: z.number(),
  page: z.enum(pageTypes),
  event: DataLayerEvent,
})
export type SentDataLayerEvent = z.output<typeof SentDataLayerEvent>
