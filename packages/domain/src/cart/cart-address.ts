/**
 * An address as a cart and an order store it; `countryCode` is an ISO 3166-1 code, `province` the second part of an ISO 3166-2
 * code.
 */
export type CartAddress = {
  readonly addressId?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly addressLine1?: string
  readonly addressLine2?: string
  readonly city?: string
  readonly province?: string
  readonly postalCode?: string
  readonly countryCode: string
  readonly country?: string
  readonly email?: string
  readonly phone?: string
  readonly phoneCode?: string
  readonly subscriptions?: { readonly newsletterConsent?: boolean }
}
