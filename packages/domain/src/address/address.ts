/** `S` is a shipping address, `B` a billing address. */
export const approachTypes = ['S', 'B'] as const
export type ApproachType = (typeof approachTypes)[number]

/** An address as the API receives and answers it. */
export type Address = {
  readonly id?: string
  readonly addressId?: string
  readonly shippingId?: string
  readonly approachType?: ApproachType
  /** Whether forms begin with this address; one address of each type is the main one. */
  readonly main?: boolean
  readonly recipientContactPhone?: string
  readonly phone?: string
  readonly phoneCode?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly country?: string
  readonly countryCode?: string
  readonly addressLine1?: string
  readonly addressLine2?: string
  readonly postalCode?: string
  readonly city?: string
  /** Code of the province or state: `CA`, `QC`. */
  readonly province?: string
  readonly stateCode?: string
  readonly region?: string
  readonly subscriptions?: { readonly newsletterConsent?: boolean }
}

/** Fields that a shopper fills in. */
export const addressFields = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'province',
  'country',
  'phone',
  'email',
] as const
export type AddressField = (typeof addressFields)[number]

/** Forms that ask for an address; they differ in email and phone. */
export const addressForms = ['shipping', 'billing', 'account'] as const
export type AddressForm = (typeof addressForms)[number]
