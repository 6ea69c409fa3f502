import { randomUUID } from 'node:crypto'
import type { SavedAddressInput } from '@lacehouse/contracts'
import { requireAddress } from '../../core/cart/check-address.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import type { AddressToSave, ProfileQueries } from './addresses.queries.ts'
import { toSavedAddress } from './consumer.reply.ts'

type AddressDeps = Pick<Deps, 'now' | 'sites'> & { readonly profiles: ProfileQueries }

/** Saves an address by the rules of its country; the first of a type becomes the main address of the type (ACC-03). */
export function addAddress(deps: AddressDeps): Handler<'consumer.addAddress'> {
  return async (call) => {
    const consumerNo = getSession(call.session).id
    const address = toAddress(deps, call, { id: randomUUID(), input: call.body.address })
    await deps.profiles.addAddress(consumerNo, address)
    return replyAddress(deps, consumerNo, address.id)
  }
}

/** Changes a saved address; CHK380 for an address of another consumer or an unknown one (ACC-03, AUTH-13). */
export function updateAddress(deps: AddressDeps): Handler<'consumer.updateAddress'> {
  return async (call) => {
    const consumerNo = getSession(call.session).id
    const address = toAddress(deps, call, { id: call.params.addressId, input: call.body.address })
    if (!(await deps.profiles.updateAddress(consumerNo, address)))
      throw new Refusal('CHK380', {}, { event: 'foreign_record' })
    return replyAddress(deps, consumerNo, address.id)
  }
}

export function removeAddress(deps: AddressDeps): Handler<'consumer.removeAddress'> {
  return async ({ session, params: { addressId } }) => {
    if (!(await deps.profiles.removeAddress(getSession(session).id, addressId)))
      throw new Refusal('CHK380', {}, { event: 'foreign_record' })
    return { addressId }
  }
}

const toAddress = (
  { now }: AddressDeps,
  { locale }: Pick<RequestContext, 'locale'>,
  { id, input }: { id: string; input: SavedAddressInput },
): AddressToSave => {
  const { approachType, main = false, addressId: _, subscriptions: __, ...rest } = input
  const kind = approachType === 'S' ? 'shipping' : 'billing'
  return { id, kind, isMain: main, address: requireAddress(rest, kind, locale), now: now() }
}

const replyAddress = async ({ profiles, sites, now }: AddressDeps, consumerNo: string, addressId: string) => {
  const row = (await profiles.findProfile(consumerNo, now()))?.addresses.find(({ id }) => id === addressId)
  // Another tab removed the address between the two statements.
  if (!row) throw new Refusal('CHK380', {}, { event: 'foreign_record' })
  return { addressId, address: toSavedAddress(row, sites) }
}
