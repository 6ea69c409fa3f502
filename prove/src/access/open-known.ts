import { randomUUID } from 'node:crypto'
import { addConsumer, addStaff, createCartWith, putCode, signInByCode, type TestShopper } from '@lacehouse/test-kit'
import { drawForgedIds, listOwned, openOwned } from '@lacehouse/test-kit/api/open-owner'
import type { OwnedIds } from '@lacehouse/test-kit/proof/list-naming-requests'
import type { ProofShop } from '../shop/open-proof-shop.ts'
import { toStaffShop } from '../shop/to-staff-shop.ts'

/** The owner's names, which no answer to another caller may have. */
export const ownerNames = { firstName: 'Philippa', lastName: 'Ownerly' } as const

/** An owner of data, and all of it as text, as the owner sees it. */
export type Known = { readonly owner: TestShopper; readonly ids: OwnedIds; readonly read: () => Promise<string> }

/** Opens an owner: a consumer with everything that calls name, or staff with an adjusted cart. */
export async function openKnown(shop: ProofShop, isStaff: boolean): Promise<Known> {
  const consumerType = isStaff ? 'STORE_EMPLOYEE' : 'CONSUMER'
  const { consumerNo } = await addConsumer(shop.database, { ...ownerNames, consumerType })
  const owner = await signInByCode(shop.client(), await putCode(shop.database, consumerNo))
  const [variantId = ''] = shop.variantIds
  if (isStaff) return openStaff(owner, variantId)
  const owned = await openOwned(owner, variantId)
  const ids = {
    ...owned,
    ...(await addCredentials(shop, consumerNo)),
    ...(await addPhotoAndCard(shop, owned)),
    staffMember: (await addStaff(toStaffShop(shop), {})).consumerNo,
  }
  return { owner, ids, read: async () => JSON.stringify(await listOwned(owner, ids)) }
}

/** A passkey is made by a device and an identity by a provider, so that their rows are written. */
const addCredentials = async ({ database }: ProofShop, consumerNo: string) => {
  const [passkey, identity] = [randomUUID(), randomUUID()]
  await database.pool.query(
    `insert into passkeys (id, consumer_no, credential_id, public_key, user_handle, sign_count, is_synced, name, created_at)
     values ($1, $2, $3, '\\x00', $1, 0, false, 'Work phone', now())`,
    [passkey, consumerNo, `credential-${passkey}`],
  )
  await database.pool.query(
    `insert into linked_identities (id, consumer_no, provider_id, issuer, subject, linked_at)
     values ($1, $2, 'laceid', 'https://issuer.example', $3, now())`,
    [identity, consumerNo, `subject-${identity}`],
  )
  return { passkey, identity }
}

/** A photo of the owner's case, and a gift card that the owner keeps, whose number no one knows. */
const addPhotoAndCard = async ({ database }: ProofShop, owned: OwnedIds) => {
  const [photo, card] = [randomUUID(), randomUUID()]
  await database.pool.query(
    `insert into support_case_photos (id, case_number, owner_kind, owner_id, bytes, width, height, created_at)
     values ($1, $2, 'consumer', $3, '\\x00', 1, 1, now())`,
    [photo, owned.case, owned.account],
  )
  await database.pool.query(
    `insert into gift_cards (id, number_hash, pin_hash, last4, currency) values ($1, $2, 'none', '4711', 'USD')`,
    [card, Buffer.from(card)],
  )
  const { rows } = await database.pool.query<{ id: string }>(
    'insert into saved_gift_cards (consumer_no, gift_card_id, number_hash) values ($1, $2, $3) returning id',
    [owned.account, card, Buffer.from(card)],
  )
  return { photo, giftCard: rows[0]?.id ?? '' }
}

const openStaff = async (owner: TestShopper, variantId: string): Promise<Known> => {
  const { id, items } = await createCartWith(owner, variantId)
  const params = { basketId: id }
  const adjusted = await owner.call('cart.addPriceAdjustment', { params, body: { amount: 1, reason: 'worn box' } })
  const adjustment = adjusted.priceAdjustments[0]?.adjustmentId ?? ''
  return {
    owner,
    ids: { ...drawForgedIds(), cart: id, item: items[0]?.id ?? '', adjustment },
    read: async () => {
      const cart = await owner.call('cart.get', { params })
      return JSON.stringify([cart.priceAdjustments, cart.totals, cart.items.map(({ qty }) => qty)])
    },
  }
}
