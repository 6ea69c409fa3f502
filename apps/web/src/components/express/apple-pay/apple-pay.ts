import type { WalletContact } from '@lacehouse/domain/address/wallet-contact'

/** The part of the browser's published interface that the shop uses, in its own names and spelling. */
export type AppleLine = { readonly label: string; readonly amount: string; readonly type: 'final' | 'pending' }

export type AppleMethod = {
  readonly identifier: string
  readonly label: string
  readonly detail: string
  readonly amount: string
}

export type AppleUpdate = {
  readonly newTotal: AppleLine
  readonly newLineItems: readonly AppleLine[]
  readonly newShippingMethods?: readonly AppleMethod[]
  readonly errors?: readonly object[]
}

export type ApplePayment = {
  readonly token: { readonly paymentData: object; readonly paymentMethod?: { readonly displayName?: string } }
  readonly shippingContact?: WalletContact
  readonly billingContact?: WalletContact
}

export type AppleResult = { readonly status: number; readonly errors?: readonly object[] }

export type AppleSession = {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void
  onpaymentmethodselected: (event: object) => void
  onshippingcontactselected: (event: { readonly shippingContact: WalletContact }) => void
  onshippingmethodselected: (event: { readonly shippingMethod: { readonly identifier: string } }) => void
  onpaymentauthorized: (event: { readonly payment: ApplePayment }) => void
  oncancel: () => void
  readonly begin: () => void
  readonly abort: () => void
  readonly completeMerchantValidation: (session: unknown) => void
  readonly completePaymentMethodSelection: (update: AppleUpdate) => void
  readonly completeShippingContactSelection: (update: AppleUpdate) => void
  readonly completeShippingMethodSelection: (update: AppleUpdate) => void
  readonly completePayment: (result: AppleResult) => void
}

export type AppleRequest = {
  readonly countryCode: string
  readonly currencyCode: string
  readonly merchantCapabilities: readonly string[]
  readonly supportedNetworks: readonly string[]
  readonly requiredShippingContactFields: readonly string[]
  readonly requiredBillingContactFields: readonly string[]
  readonly shippingType: 'shipping'
  readonly total: AppleLine
  readonly lineItems: readonly AppleLine[]
  /** Data in base64 that the encrypted payment names, so that it pays nothing else. */
  readonly applicationData?: string
}

export type ApplePayClass = {
  new (version: number, request: AppleRequest): AppleSession
  readonly canMakePayments: () => boolean
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
}

export type AppleErrorClass = new (code: string, contactField?: string, message?: string) => object

/** The version of the interface whose updates can contain errors. */
export const appleVersion = 3

/** Finds the browser's wallet, or null where there is none or it cannot pay here. */
export function findApplePay(): ApplePayClass | null {
  const { ApplePaySession } = window as { ApplePaySession?: ApplePayClass }
  try {
    return ApplePaySession?.canMakePayments() ? ApplePaySession : null
  } catch {
    // It throws on pages that are not secure.
    return null
  }
}

/** Creates an error of the wallet's own type, which marks a field of its sheet. */
export function toAppleError(code: string, contactField: string | undefined, message: string): object {
  const { ApplePayError } = window as { ApplePayError?: AppleErrorClass }
  return ApplePayError ? new ApplePayError(code, contactField, message) : { code, contactField, message }
}
