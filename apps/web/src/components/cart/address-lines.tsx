import { formatPhone } from '@lacehouse/domain/phone/format-phone'
import { findPhoneCountry } from '@lacehouse/domain/phone/phone-countries'
import type { Cart } from '../../client/cart/cart.ts'

type Address = NonNullable<Cart['shippingAddress']>

/** Countries that write the town before its postal code. */
const townFirst = new Set(['US', 'CA', 'GB', 'AU'])

/** Shows an address in the order of its country. */
export function AddressLines({ address }: { readonly address: Address }) {
  const { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, countryCode } = address
  const place = townFirst.has(countryCode)
    ? [[city, province].filter(Boolean).join(', '), postalCode]
    : [postalCode, city, province && `(${province})`]
  const lines = [`${firstName} ${lastName}`, addressLine1, addressLine2, place.filter(Boolean).join(' ')]
  return (
    <address style={{ fontStyle: 'normal' }}>
      {lines.filter(Boolean).map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
      {address.phone ? <span style={{ display: 'block' }}>{writePhone(address.phone, countryCode)}</span> : null}
    </address>
  )
}

/** Formats a phone number with its dial code, except in the countries with dial code 1. */
function writePhone(phone: string, country: string): string {
  const dialCode = findPhoneCountry(country)?.dialCode
  const national = formatPhone(phone, country)
  return dialCode && dialCode !== '1' ? `+${dialCode} ${national}` : national
}
