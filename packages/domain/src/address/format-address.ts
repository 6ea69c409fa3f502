/** The parts of an address that stand on an envelope. */
export type PostalAddress = {
  readonly firstName?: string
  readonly lastName?: string
  readonly addressLine1?: string
  readonly addressLine2?: string
  readonly city?: string
  readonly province?: string
  readonly postalCode?: string
  readonly countryCode?: string
}

const words = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ')

/** Lists the lines of an address in the order of its country: name, street, place. Empty lines are left out. */
export function formatAddress(address: PostalAddress): string[] {
  const { firstName = '', lastName = '', addressLine1 = '', addressLine2 = '' } = address
  return [words(firstName, lastName), addressLine1, addressLine2, ...formatPlace(address)].filter(Boolean)
}

/** Writes street and place in one line: `112 Mercer Street, New York, NY 10012`. */
export function formatAddressLine(address: PostalAddress): string {
  const { addressLine1 = '', addressLine2 = '' } = address
  return [addressLine1, addressLine2, words(...formatPlace(address))].filter(Boolean).join(', ')
}

/**
 * Lists the lines below the street as each country's postal service asks for them. Most write the postal code first and no province,
 * which their postal codes name already.
 */
function formatPlace({ city = '', province = '', postalCode = '', countryCode }: PostalAddress): string[] {
  // Some callers give the full region code, such as `US-NY`.
  const region = province.slice(province.indexOf('-') + 1)
  if (countryCode === 'GB') return [city, postalCode]
  if (countryCode === 'US') return [words(city + (region && ','), region, postalCode)]
  if (countryCode === 'CA' || countryCode === 'AU') return [words(city, region, postalCode)]
  return [words(postalCode, city, countryCode === 'IT' ? region : '')]
}
