import { storeServices } from '@lacehouse/domain/store/services-of-store'
import { z } from 'zod'
import { StoreId } from './primitives.ts'
import { StockStatus } from './product.ts'

/** `HH:MM` in the store's own time; absent on closed days. */
const DayHours = z.object({ opens: z.string(), closes: z.string() }).optional()

export const StoreAddress = z.object({
  addressLine1: z.string(),
  city: z.string(),
  province: z.string().optional(),
  postalCode: z.string(),
  countryCode: z.string(),
})

export const OpeningHours = z.object({
  weekdays: z.array(z.object({ day: z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']), hours: DayHours })),
  /** Coming days with other hours. */
  exceptions: z.array(z.object({ date: z.string(), hours: DayHours })),
  /** Today in the store's own time zone. */
  today: z.object({ date: z.string(), hours: DayHours }),
})
export type OpeningHours = z.output<typeof OpeningHours>

/** When an order that is placed now, or was placed, is ready at a store: a day and `HH:MM` in the store's own time. */
export const PickupReady = z.object({ date: z.string(), time: z.string(), isToday: z.boolean() })
export type PickupReady = z.output<typeof PickupReady>

/** A store with its address, position and hours (STO-01). */
export const StoreReply = z.object({
  id: StoreId,
  name: z.string(),
  address: StoreAddress,
  phone: z.string().optional(),
  /** The phone number as people read it; `phone` is in E.164. */
  phoneText: z.string().optional(),
  latitude: z.number(),
  longitude: z.number(),
  hours: OpeningHours,
  /** Its time zone by the name of the tz database, for moments that happen there. */
  timeZone: z.string(),
  /** Whether the store hands out orders. */
  pickup: z.boolean(),
  /** What it does besides selling, in display order. */
  services: z.array(z.enum(storeServices)),
  ready: PickupReady.optional(),
  /** Metres from the searched place. */
  distance: z.number().optional(),
  /** The store's stock of the searched product. */
  stock: z.object({ productId: z.string(), quantity: z.number(), stockStatus: StockStatus }).optional(),
})
export type StoreReply = z.output<typeof StoreReply>

/** What a store has of a product, by colour and size. */
export const StoreProductStock = z.object({
  storeId: StoreId,
  productId: z.string(),
  name: z.string(),
  url: z.string(),
  colors: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      sizes: z.array(
        z.object({
          variantId: z.string(),
          /** In the site's size system; empty for goods without sizes. */
          label: z.string(),
          quantity: z.number(),
          stockStatus: StockStatus,
        }),
      ),
    }),
  ),
})
export type StoreProductStock = z.output<typeof StoreProductStock>

/** A carrier's place where a parcel waits for the shopper (CHK-15). */
export const PickupPointReply = z.object({
  id: z.string(),
  carrier: z.string(),
  name: z.string(),
  address: StoreAddress,
  latitude: z.number(),
  longitude: z.number(),
  hours: OpeningHours,
  distance: z.number().optional(),
})
export type PickupPointReply = z.output<typeof PickupPointReply>

/** The person who picks the goods up. */
export const PickupContact = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
})

/** The pickup of a cart or an order: at the stores of its items, or at a carrier's pickup point. */
export const PickupReply = z.object({
  kind: z.enum(['store', 'point']),
  contact: PickupContact,
  point: PickupPointReply.optional(),
})
export type PickupReply = z.output<typeof PickupReply>
