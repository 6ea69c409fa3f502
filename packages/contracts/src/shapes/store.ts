import { z } from 'zod'
import { StoreId } from './primitives.ts'
import { StockStatus } from './product.ts'

/** `HH:MM` in the store's own time; absent on a day on which it is closed. */
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
  /** Days to come on which other hours hold. */
  exceptions: z.array(z.object({ date: z.string(), hours: DayHours })),
  /** Today in the store's own time zone. */
  today: z.object({ date: z.string(), hours: DayHours }),
})
export type OpeningHours = z.output<typeof OpeningHours>

/** A store with where it is and when it is open (STO-01). */
export const StoreReply = z.object({
  id: StoreId,
  name: z.string(),
  address: StoreAddress,
  phone: z.string().optional(),
  latitude: z.number(),
  longitude: z.number(),
  hours: OpeningHours,
  /** Hands out what was ordered. */
  pickup: z.boolean(),
  /** Metres from the place that was asked for. */
  distance: z.number().optional(),
  /** What it has of the product that was asked for. */
  stock: z.object({ productId: z.string(), quantity: z.number(), stockStatus: StockStatus }).optional(),
})
export type StoreReply = z.output<typeof StoreReply>

/** A carrier's counter where a parcel waits (CHK-15). */
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

/** Whom goods are handed to. */
export const PickupContact = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
})

/** How a cart or an order is collected: at the stores of its items, or at a carrier's counter. */
export const PickupReply = z.object({
  kind: z.enum(['store', 'point']),
  contact: PickupContact,
  point: PickupPointReply.optional(),
})
export type PickupReply = z.output<typeof PickupReply>
