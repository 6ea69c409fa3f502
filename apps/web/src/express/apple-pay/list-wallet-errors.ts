import {
  listAreaProblems,
  listWalletProblems,
  type WalletContact,
  type WalletProblem,
  walletCityLength,
} from '@lacehouse/domain/address/wallet-contact'
import { ApiError } from '../../api/api-error.ts'
import { sayError } from '../../cart/say-error.ts'
import type { Say } from '../../i18n/use-text.ts'
import { toAppleError } from './apple-pay.ts'

export type WalletWords = { readonly say: Say; readonly country: string; readonly countryName: string }
type ContactKind = 'shipping' | 'billing'

/** The wallet's names for what we call by others. */
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

/** Refusals that say that nothing can be sent there (PAY-08). */
const unserviceable = new Set(['PAY401', 'SHP404', 'SHP500', 'CHK380', 'TAX310'])

/** Marks what is wrong with the area that a wallet shows before the shopper has agreed. */
export const listAreaErrors = (contact: WalletContact, words: WalletWords): object[] =>
  listAreaProblems(contact, words.country).map((problem) => toError(problem, 'shipping', words))

/** Marks what is wrong with a whole contact: the sheet shows it at its field (PAY-09, VAL-06). */
export const listContactErrors = (contact: WalletContact, kind: ContactKind, words: WalletWords): object[] =>
  // A bill may go anywhere.
  listWalletProblems(contact, kind === 'billing' ? (contact.countryCode?.toUpperCase() ?? '') : words.country).map(
    (problem) => toError(problem, kind, words),
  )

/** Says what the server refused: at its field, as an address that cannot be reached, or in general. */
export function listServerErrors(error: unknown, kind: ContactKind, { say }: WalletWords): object[] {
  if (!(error instanceof ApiError)) return [toAppleError('unknown', undefined, say('wallet.error.unknown'))]
  if (unserviceable.has(error.errorId ?? ''))
    return [toAppleError('addressUnserviceable', 'postalAddress', say('wallet.error.unserviceable'))]
  const atFields = error.details.filter(({ field }) => field && contactFields[field] !== undefined)
  if (atFields.length === 0) return [toAppleError('unknown', undefined, sayError(say, error))]
  return atFields.map(({ field, message }) =>
    toAppleError(`${kind}ContactInvalid`, contactFields[field ?? ''], message),
  )
}

/** Says that a shipping method does not fit the address, or is none of the list. */
export const toMethodError = (isKnown: boolean, { say }: WalletWords): object =>
  toAppleError(
    isKnown ? 'addressUnserviceable' : 'unknown',
    isKnown ? 'postalAddress' : undefined,
    say(isKnown ? 'wallet.error.method' : 'wallet.error.methodUnknown'),
  )

function toError({ field, kind }: WalletProblem, of: ContactKind, { say, countryName }: WalletWords): object {
  const message = say(`wallet.error.${kind}`, { country: countryName, n: walletCityLength })
  return toAppleError(`${of}ContactInvalid`, contactFields[field] ?? field, message)
}
