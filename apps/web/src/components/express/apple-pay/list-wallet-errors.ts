import {
  listAreaProblems,
  listWalletProblems,
  type WalletContact,
  type WalletProblem,
  walletCityLength,
} from '@lacehouse/domain/address/wallet-contact'
import { ApiError } from '../../../client/api/api-error.ts'
import type { Translate } from '../../../i18n/use-text.ts'
import { formatError } from '../../cart/format-error.ts'
import { toAppleError } from './apple-pay.ts'

export type WalletWords = { readonly t: Translate; readonly country: string; readonly countryName: string }
type ContactKind = 'shipping' | 'billing'

/** The wallet's names of our address fields. */
const contactFields: Readonly<Record<string, string>> = {
  givenName: 'name',
  familyName: 'name',
  firstName: 'name',
  lastName: 'name',
  addressLine1: 'addressLines',
  addressLine2: 'addressLines',
  city: 'locality',
  province: 'administrativeArea',
  postalCode: 'postalCode',
  countryCode: 'country',
  phone: 'phoneNumber',
  email: 'emailAddress',
}

/** The refusals of an address that cannot be delivered to. */
const unserviceable = new Set(['PAY401', 'SHP404', 'SHP500', 'CHK380', 'TAX310'])

/** Lists the problems of the partial address that a wallet reveals before the shopper authorises the payment. */
export function listAreaErrors(contact: WalletContact, words: WalletWords): object[] {
  return listAreaProblems(contact, words.country).map((problem) => toError(problem, 'shipping', words))
}

/** Lists the problems of a complete contact; the sheet shows each at its field (PAY-09, VAL-06). */
export function listContactErrors(contact: WalletContact, kind: ContactKind, words: WalletWords): object[] {
  // A billing address may be in any country.
  return listWalletProblems(
    contact,
    kind === 'billing' ? (contact.countryCode?.toUpperCase() ?? '') : words.country,
  ).map((problem) => toError(problem, kind, words))
}

/** Maps a server's refusal to the sheet's errors: at its field, as an undeliverable address, or in general. */
export function listServerErrors(error: unknown, kind: ContactKind, { t }: WalletWords): object[] {
  if (!(error instanceof ApiError)) return [toAppleError('unknown', undefined, t('wallet.error.unknown'))]
  if (unserviceable.has(error.errorId ?? ''))
    return [toAppleError('addressUnserviceable', 'postalAddress', t('wallet.error.unserviceable'))]
  const atFields = error.details.filter(({ field }) => field && contactFields[field] !== undefined)
  if (atFields.length === 0) return [toAppleError('unknown', undefined, formatError(t, error))]
  return atFields.map(({ field, message }) =>
    toAppleError(`${kind}ContactInvalid`, contactFields[field ?? ''], message),
  )
}

/** Creates the error of a shipping method that does not fit the address or is unknown. */
export function toMethodError(isKnown: boolean, { t }: WalletWords): object {
  return toAppleError(
    isKnown ? 'addressUnserviceable' : 'unknown',
    isKnown ? 'postalAddress' : undefined,
    t(isKnown ? 'wallet.error.method' : 'wallet.error.methodUnknown'),
  )
}

function toError({ field, kind }: WalletProblem, of: ContactKind, { t, countryName }: WalletWords): object {
  const message = t(`wallet.error.${kind}`, { country: countryName, n: walletCityLength })
  return toAppleError(`${of}ContactInvalid`, contactFields[field] ?? field, message)
}
