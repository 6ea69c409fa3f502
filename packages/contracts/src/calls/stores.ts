import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Cart } from '../shapes/cart.ts'
import { BasketId, Email, LocaleQuery, ProductId, Quantity, StoreId, text, VariantId } from '../shapes/primitives.ts'
import { StockStatus } from '../shapes/product.ts'
import { PickupPointReply, StoreProductStock, StoreReply } from '../shapes/store.ts'

const near = {
  /** A city, a postal code, or both. */
  place: text(80).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  limit: z.number().int().min(1).max(40).optional(),
}

const Origin = z.object({ name: z.string().optional(), latitude: z.number(), longitude: z.number() })

/** The token of the link in a mail. */
const LinkToken = z.string().max(400)

const MailboxReservations = z.object({
  reservations: z.array(
    z.object({
      name: z.string(),
      qty: z.number(),
      storeName: z.string(),
      /** The moment (ISO) until which the store holds the item. */
      until: z.string(),
      /** The time zone of the store. */
      timeZone: z.string(),
      isConfirmed: z.boolean(),
    }),
  ),
})

/** Stores, their stock and staff, pickup points, and reservations at a store (CART-19). */
export const storesCalls = {
  'stores.search': defineCall({
    method: 'POST',
    path: '/stores/v1/search',
    summary:
      'The stores nearest to a place, a postal code or a position, with their hours and their stock of a product',
    session: 'none',
    query: LocaleQuery,
    body: z.strictObject({
      ...near,
      storeId: StoreId.optional(),
      productId: VariantId.optional(),
      pickup: z.boolean().optional(),
    }),
    reply: z.object({ origin: Origin.optional(), stores: z.array(StoreReply) }),
    errors: ['STR404'],
  }),
  'stores.listPickupPoints': defineCall({
    method: 'POST',
    path: '/stores/v1/collectionPoints',
    summary: 'The pickup points nearest to an address or a position',
    session: 'none',
    query: LocaleQuery,
    body: z.strictObject({
      ...near,
      countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    }),
    reply: z.object({ origin: Origin, collectionPoints: z.array(PickupPointReply) }),
    errors: ['STR404', 'CHK320'],
  }),
  'stores.inventory': defineCall({
    method: 'GET',
    path: '/stores/v1/inventory',
    summary: "A store's stock of a product",
    session: 'none',
    query: LocaleQuery.extend({ productId: VariantId, storeId: StoreId }),
    reply: z.object({ storeId: z.string(), productId: z.string(), quantity: z.number(), stockStatus: StockStatus }),
    errors: ['STR404'],
  }),
  'stores.productInventory': defineCall({
    method: 'GET',
    path: '/stores/v1/products/{productId}/inventory',
    summary: "A store's stock of a product by colour and size",
    session: 'none',
    params: z.object({ productId: ProductId }),
    query: LocaleQuery.extend({ storeId: StoreId }),
    reply: StoreProductStock,
    errors: ['STR404', 'ORD404'],
  }),
  'stores.reservations': defineCall({
    method: 'GET',
    path: '/stores/v1/reservations',
    summary: 'The active reservations of the mailbox whose mail has the link',
    session: 'none',
    query: LocaleQuery.extend({ st: LinkToken }),
    reply: MailboxReservations,
    errors: ['AUT432'],
  }),
  'stores.confirmReservations': defineCall({
    method: 'POST',
    path: '/stores/v1/reservations/confirmation',
    summary: 'Confirms the active reservations of the mailbox whose mail has the link',
    session: 'none',
    query: LocaleQuery,
    body: z.strictObject({ st: LinkToken }),
    reply: MailboxReservations,
    errors: ['AUT432'],
  }),
  'utilities.stores': defineCall({
    method: 'GET',
    path: '/consumers-v3/utilities/stores',
    summary: 'All stores of the site',
    session: 'none',
    query: LocaleQuery,
    reply: z.object({ stores: z.array(StoreReply) }),
    errors: [],
  }),
  'utilities.storeEmployees': defineCall({
    method: 'GET',
    path: '/consumers-v3/utilities/stores/{storeId}/employees',
    summary: 'The employees of a store, for its own staff',
    session: 'staff',
    agents: 'refused',
    params: z.object({ storeId: StoreId }),
    query: LocaleQuery,
    reply: z.object({
      storeId: z.string(),
      employees: z.array(z.object({ employeeId: z.string(), name: z.string() })),
    }),
    errors: ['STR404'],
  }),
  'cart.reserveWithItem': defineCall({
    method: 'POST',
    path: '/cart/v1/reserveWithItem',
    summary: 'Reserves a reservation-only product at a store and adds it to the cart',
    session: 'guest',
    limits: [{ policy: 'reservations', only: 'successes' }],
    query: LocaleQuery,
    body: z.strictObject({
      cartId: BasketId.optional(),
      productId: VariantId,
      qty: Quantity.optional(),
      storeId: StoreId,
      pdpUrl: z.string().max(400).optional(),
      productImageURL: z.string().max(400).optional(),
      contact: z.strictObject({
        firstName: text(60),
        lastName: text(60),
        email: Email,
        phone: text(30).optional(),
      }),
    }),
    reply: z.object({
      reservation: z.object({
        id: z.string(),
        productId: z.string(),
        qty: z.number(),
        /** The moment (ISO) until which the store holds the item. */
        until: z.string(),
        /**
         * Whether the reservation is confirmed. Otherwise the link in a mail confirms it: in a mail about it, or in the one that the
         * mailbox has been sent lately; `until` is the time for it.
         */
        confirmation: z.enum(['confirmed', 'by_mail', 'by_earlier_mail']),
        store: StoreReply,
      }),
      cart: Cart,
    }),
    status: 201,
    errors: [
      'BSK404',
      'STR404',
      'ORD404',
      'INV405',
      'INV407',
      'INV408',
      'INV409',
      'INV700',
      'INV701',
      'INV702',
      'PRC400',
      'GWP403',
      'CHK320',
      'ORD400',
      'PRO412',
      'PRO415',
      'SHP410',
    ],
  }),
}
