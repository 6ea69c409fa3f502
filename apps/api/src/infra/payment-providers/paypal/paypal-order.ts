import { type Currency, getCurrencyDigits, isCurrency } from '@lacehouse/domain/money/currency'
import { amountToWire, fromWire } from '@lacehouse/domain/money/money'
import { z } from 'zod'
import type { Approval, Authorisation } from '../payment-provider.ts'

// Anything else cannot be converted to minor units, which would throw.
const Money = z.object({
  currency_code: z.string().refine(isCurrency),
  value: z.string().regex(/^-?\d{1,12}(?:\.\d{1,6})?$/),
})
const Transaction = z.object({ id: z.string(), status: z.string(), amount: Money })
const Links = z.array(z.object({ rel: z.string(), href: z.string() }))
const Refund = Transaction.extend({ custom_id: z.string().optional(), links: Links.optional() })

/** An order in an answer of PayPal. The schema checks every field that the shop uses, because an answer may be garbage. */
export const PaypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  payer: z
    .object({
      email_address: z.string().optional(),
      phone: z.object({ phone_number: z.object({ national_number: z.string() }) }).optional(),
    })
    .optional(),
  purchase_units: z.array(
    z.object({
      amount: Money,
      /** The cart that the shop opened the order for. */
      custom_id: z.string().optional(),
      invoice_id: z.string().optional(),
      shipping: z
        .object({
          name: z.object({ full_name: z.string() }),
          address: z.object({
            address_line_1: z.string(),
            address_line_2: z.string().optional(),
            admin_area_2: z.string(),
            admin_area_1: z.string().optional(),
            postal_code: z.string().optional(),
            country_code: z.string(),
          }),
          options: z.array(z.object({ id: z.string(), selected: z.boolean() })).optional(),
        })
        .optional(),
      payments: z
        .object({
          authorizations: z.array(Transaction).optional(),
          captures: z.array(Transaction).optional(),
          refunds: z.array(Refund).optional(),
        })
        .optional(),
    }),
  ),
  links: Links.optional(),
})
export type PaypalOrder = z.output<typeof PaypalOrder>

const held = new Set(['CREATED', 'PARTIALLY_CAPTURED', 'CAPTURED'])
const released = new Set(['DENIED', 'VOIDED', 'EXPIRED'])

/**
 * Converts an order of PayPal to an authorisation; returns null for an order without one. `PENDING` and unknown statuses count as
 * pending.
 */
export function toAuthorisation(order: PaypalOrder): Authorisation | null {
  const authorization = order.purchase_units[0]?.payments?.authorizations?.at(-1)
  if (!authorization) return null
  const { id: reference, status, amount } = authorization
  if (released.has(status)) return { state: 'declined', reference, reason: 'declined' }
  return held.has(status)
    ? { state: 'authorised', reference, amount: fromPaypalAmount(amount) }
    : { state: 'pending', reference }
}

/** Converts an order of PayPal to an approval. The address is null outside express checkout. */
export function toApproval(order: PaypalOrder): Approval {
  const { payer, purchase_units } = order
  const [unit] = purchase_units
  const shipping = unit?.shipping
  const email = payer?.email_address ?? ''
  const option = shipping?.options?.find(({ selected }) => selected)
  return {
    isApproved: order.status === 'APPROVED' || order.status === 'COMPLETED',
    // An order without a cart was not opened by this shop.
    terms: { cartId: unit?.custom_id ?? '', currency: unit?.amount.currency_code ?? '' },
    amount: unit ? fromPaypalAmount(unit.amount) : 0,
    payer: email,
    address: shipping ? toAddress(shipping, { email, phone: payer?.phone?.phone_number.national_number }) : null,
    ...(option && { shippingOption: option.id }),
  }
}

/** The approval of an order that PayPal does not know. */
export const noApproval: Approval = {
  isApproved: false,
  terms: { cartId: '', currency: '' },
  amount: 0,
  payer: '',
  address: null,
}

type Shipping = NonNullable<PaypalOrder['purchase_units'][number]['shipping']>
type Contact = { readonly email: string; readonly phone: string | undefined }

const toAddress = ({ name, address }: Shipping, { email, phone }: Contact): NonNullable<Approval['address']> => {
  const [firstName = '', ...rest] = name.full_name.trim().split(/\s+/)
  return {
    firstName,
    lastName: rest.join(' '),
    addressLine1: address.address_line_1,
    ...(address.address_line_2 && { addressLine2: address.address_line_2 }),
    city: address.admin_area_2,
    ...(address.admin_area_1 && { province: address.admin_area_1 }),
    ...(address.postal_code && { postalCode: address.postal_code }),
    countryCode: address.country_code,
    ...(email && { email }),
    ...(phone && { phone }),
  }
}

/** Converts PayPal's decimal money to minor units. */
export function fromPaypalAmount({ currency_code, value }: z.output<typeof Money>): number {
  return fromWire(Number(value), currency_code).amount
}

/** Converts minor units to PayPal's decimal money. */
export function toPaypalAmount(amount: number, currency: string) {
  return {
    currency_code: currency,
    value: amountToWire(amount, currency as Currency).toFixed(getCurrencyDigits(currency as Currency)),
  }
}
