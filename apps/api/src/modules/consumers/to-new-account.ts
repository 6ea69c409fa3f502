import { randomUUID } from 'node:crypto'
import { readPhone } from '@lacehouse/domain/address/validate-address'
import { normalisePhone } from '@lacehouse/domain/phone/normalise-phone'
import { isOffered } from '@lacehouse/domain/subscriptions/subscription'
import { requireAddress } from '../../core/cart/check-address.ts'
import { hashPassword } from '../../core/consumers/password.ts'
import type { Call } from '../../http/call.ts'
import type { NewAccount } from './accounts.queries.ts'
import { toPreferences } from './to-profile-patch.ts'

type CreateCall = Call<'consumer.create'>

/** Maps the profile of a request to the account that it asks for, with its password hashed. */
export async function toNewAccount(call: CreateCall) {
  const { body, site, locale } = call
  const { consumerDetails, preferences = {}, subscriptions = [] } = body.consumerProfile
  const { firstName, lastName, birthDate, gender, postalCode = '', source } = consumerDetails
  const typedPhone = readPhone(consumerDetails).trim()
  return {
    siteId: site.siteId,
    passwordHash: await hashPassword(body.password),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    birthDate: birthDate || null,
    gender: gender && gender !== 'undisclosed' ? gender : null,
    phone: typedPhone === '' ? null : normalisePhone(typedPhone, site.country),
    profile: {
      ...(postalCode.trim() !== '' && { postalCode: postalCode.trim() }),
      ...Object.fromEntries(Object.entries(toPreferences(preferences, call)).filter(([, value]) => value !== null)),
      ...(source && { source }),
    },
    subscriptions: subscriptions
      .filter((one) => one.optin && isOffered(site, one))
      .map(({ channel, type }) => ({ channel, type })),
    locale,
    codeChallenge: body.codeChallenge,
  }
}

/** Normalises the addresses by the rules of their countries, at most one of each kind. */
export function toNewAddresses({ body, locale }: CreateCall): NewAccount['addresses'] {
  const { address: inputs = [] } = body.consumerProfile.consumerDetails
  const byKind = new Map(inputs.map((input) => [input.approachType === 'S' ? 'shipping' : 'billing', input] as const))
  return [...byKind].map(([kind, { approachType: _, main: __, addressId: ___, subscriptions: ____, ...input }]) => ({
    id: randomUUID(),
    kind,
    address: requireAddress(input, kind, locale),
  }))
}
