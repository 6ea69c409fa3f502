import { z } from 'zod'
import { Email, text } from './primitives.ts'

const fields = {
  addressLine1: text(60),
  addressLine2: text(60).optional(),
  city: text(60),
  country: text(60).optional(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  email: Email.optional(),
  firstName: text(60),
  lastName: text(60),
  phone: text(30).optional(),
  phoneCode: text(6).optional(),
  postalCode: text(16).optional(),
  /** Code of the province or state: `CA`, `QC`. */
  province: text(40).optional(),
  /** The same as `province`; a caller may send either. */
  stateCode: text(40).optional(),
  /** The sales region of the country's site: NA, EMEA or APAC. */
  region: text(10).optional(),
}

/** An address as a caller sends it; the domain checks the country's rules and names the field. */
export const AddressInput = z.strictObject({
  ...fields,
  addressLine1: fields.addressLine1.optional(),
  city: fields.city.optional(),
  firstName: fields.firstName.optional(),
  lastName: fields.lastName.optional(),
  shippingId: z.string().max(40).optional(),
  addressId: z.string().max(40).optional(),
  subscriptions: z.strictObject({ newsletterConsent: z.boolean() }).optional(),
})
export type AddressInput = z.output<typeof AddressInput>

/** An address in a reply. */
export const AddressReply = z.object({
  ...fields,
  /** The phone number as people read it; `phone` is in E.164. */
  phoneText: z.string().optional(),
  shippingId: z.string().optional(),
  addressId: z.string().optional(),
  subscriptions: z.object({ newsletterConsent: z.boolean() }).optional(),
})
export type AddressReply = z.output<typeof AddressReply>

/** The result of an address check: valid, with a suggestion, not found, or incomplete. */
export const AddressCheck = z.object({
  status: z.enum(['valid', 'suggestion', 'not_found', 'incomplete']),
  suggestion: AddressReply.partial().optional(),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
})
export type AddressCheck = z.output<typeof AddressCheck>

/** The source of an address that does not come from the checkout's form. */
export const AddressContext = z.enum(['PAYPAL_EXPRESS', 'APPLE_PAY_EXPRESS', 'COLLECTION'])
