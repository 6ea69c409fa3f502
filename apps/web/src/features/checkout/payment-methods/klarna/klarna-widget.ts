import { browserApi } from '../../../../client/api/browser-api.ts'
import type { Cart } from '../../../../client/cart/cart.ts'
import { loadScript } from '../../../../components/payment/load-script.ts'

type LoadReply = { readonly show_form: boolean; readonly error?: object }
type AuthorizeReply = {
  readonly approved: boolean
  readonly show_form: boolean
  readonly authorization_token?: string
}
type Category = { readonly payment_method_category: string }

/** The part of Klarna's published interface that the page uses. */
type KlarnaPayments = {
  readonly init: (options: { client_token: string }) => void
  readonly load: (
    options: Category & { container: HTMLElement },
    data: object,
    answer: (reply: LoadReply) => void,
  ) => void
  readonly authorize: (
    options: Category & { auto_finalize: boolean },
    data: { billing_address: KlarnaAddress },
    answer: (reply: AuthorizeReply) => void,
  ) => void
}

/** The payer's address in Klarna's field names, which saves the shopper from typing it again. */
type KlarnaAddress = Readonly<Record<string, string>> & { readonly email: string }

export type KlarnaCategory = { readonly id: string; readonly name: string }

/** A session: its id goes to the shop with the approval, and the kinds of payment that it offers. */
export type KlarnaSession = { readonly id: string; readonly categories: readonly KlarnaCategory[] }

export type KlarnaAnswer =
  | { readonly ok: true; readonly token: string }
  /** `cancelled`: not approved, and can be tried again. `refused`: Klarna declines this shopper. */
  | { readonly ok: false; readonly reason: 'cancelled' | 'refused' }

/** Opens a session and loads Klarna's script once a page (PAY-06, PAY-15). */
export async function openKlarna(cartId: string): Promise<KlarnaSession> {
  const { meta } = await browserApi.call('cart.paymentSession', {
    query: { cartId, paymentMethodId: 'KLARNA', referer: location.href },
  })
  if (!meta.script || !meta.sessionId) throw new Error('the provider names no script or no session')
  await loadScript(meta.script)
  getKlarna().init({ client_token: meta.merchantSession })
  return { id: meta.sessionId, categories: meta.categories ?? [] }
}

/** Shows a kind of payment in its frame. */
export function showKlarna(container: HTMLElement, category: string): Promise<void> {
  return new Promise((resolve, reject) => {
    getKlarna().load({ container, payment_method_category: category }, {}, ({ show_form }) =>
      show_form ? resolve() : reject(new Error('Klarna shows nothing')),
    )
  })
}

/** Asks the shopper for the approval in Klarna's frame. */
export function agreeWithKlarna(category: string, billing_address: KlarnaAddress): Promise<KlarnaAnswer> {
  return new Promise((resolve) => {
    const options = { payment_method_category: category, auto_finalize: true }
    getKlarna().authorize(options, { billing_address }, ({ approved, show_form, authorization_token }) => {
      if (approved && authorization_token) return resolve({ ok: true, token: authorization_token })
      resolve({ ok: false, reason: show_form ? 'cancelled' : 'refused' })
    })
  })
}

/** Maps the cart's billing address to Klarna's fields; the shipping address where there is no other. */
export function toKlarnaAddress({ billingAddress, shippingAddress }: Cart): KlarnaAddress {
  const address = billingAddress ?? shippingAddress
  const fields = {
    given_name: address?.firstName,
    family_name: address?.lastName,
    street_address: address?.addressLine1,
    street_address2: address?.addressLine2,
    postal_code: address?.postalCode,
    city: address?.city,
    region: address?.province,
    country: address?.countryCode,
    phone: address?.phone,
  }
  const known = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return { ...Object.fromEntries(known), email: billingAddress?.email ?? shippingAddress?.email ?? '' }
}

function getKlarna(): KlarnaPayments {
  const { Klarna } = window as { Klarna?: { Payments: KlarnaPayments } }
  if (!Klarna) throw new Error('the script of the widget has not run')
  return Klarna.Payments
}
