import { z } from 'zod'

/** A parcel with its carrier; `url` shows where it is. */
export const Tracking = z.object({ carrier: z.string(), number: z.string(), url: z.string() })

/** The states that a shipment has reached, in their order, each with its moment. */
export const ShipmentSteps = z.array(z.object({ state: z.string(), at: z.string() }))
