import { creditAccounts, pointsAccounts, pointsEntries } from '@lacehouse/database'
import {
  addConsumer,
  createCartWith,
  openReadyCart,
  place,
  putCode,
  type RealIds,
  type Seller,
  signInByCode,
  type TestShopper,
} from '@lacehouse/test-kit'
import type { ProofContext } from '../proof.ts'

/** The roles with a session of the shop. The session of an agent is issued elsewhere, so it is not among them. */
export const roleNames = ['guest', 'consumer', 'member', 'employee', 'athlete', 'store staff'] as const
export type RoleName = (typeof roleNames)[number]

/** A shopper with a session, and the ids of the shopper's own data. */
export type Role = {
  readonly name: RoleName
  readonly shopper: TestShopper
  readonly ids: RealIds
  /** The seller that orders of store staff name. */
  readonly seller: Seller | undefined
}

const types: Readonly<Partial<Record<RoleName, string>>> = {
  employee: 'EMPLOYEE',
  athlete: 'ATHLETE',
  'store staff': 'STORE_EMPLOYEE',
}

/** Selects a variant that can be reserved, and an open store with pickup that has it. */
const findReservable = `select s.variant_id as "variantId", l.id as "storeId"
  from stock_items s join locations l on l.id = s.location_id and l.kind = 'store' and l.pickup and l.status = 'open'
  join variants v on v.id = s.variant_id join products p on p.id = v.product_id and p.is_reserve_in_store_only
  where l.site_id = 'LH-US' order by 1, 2 limit 1`

const anySeller = `select l.id as "storeId", e.id as "storeEmployeeId" from store_employees e join locations l on l.id = e.store_id
  where l.site_id = 'LH-US' and e.is_active order by 1, 2 limit 1`

/** Opens a session for a role, with a cart, an order, an address, a card, a favourite and a saved item. */
export async function openRole(context: ProofContext, name: RoleName): Promise<Role> {
  const { shop } = context
  const [variantId = '', other = ''] = shop.variantIds
  const shopper = name === 'guest' ? await shop.client().createGuest() : await signIn(context, name)
  const { rows: sellers } = await shop.database.pool.query<Seller>(anySeller)
  const seller = name === 'store staff' ? sellers[0] : undefined
  const { body: order } = await place(shopper, await openReadyCart(shopper, other), seller)
  const cart = await createCartWith(shopper, variantId)
  const [item] = cart.items
  // Store staff have neither saved items nor favourites.
  const saved = await shopper.tryCall('cart.putSavedItem', { body: { productId: other } })
  const favorites = await shopper.tryCall('wishlists.addFavorite', { body: { id: item?.masterId ?? '' } })
  const { rows: stocks } = await shop.database.pool.query<{ variantId: string; storeId: string }>(findReservable)
  const [stock] = stocks
  if (stock) await shop.setStock(stock.variantId, 1000, stock.storeId)
  const ids = {
    cartId: cart.id,
    itemId: item?.id ?? '',
    variantId,
    productId: item?.masterId ?? '',
    id: item?.masterId ?? '',
    orderNumber: order.orderNumber,
    saveForlaterId: saved.body.saveForLaterId ?? '',
    favoriteId: favorites.body.favoriteId ?? '',
    storeId: stock?.storeId ?? '',
    reservedId: stock?.variantId ?? '',
    siteId: 'LH-US',
    email: 'bo@example.com',
    countryCode: 'US',
    mode: 'published',
    ...(name === 'store staff' && (await addAdjustment(shopper, cart.id))),
    ...(name !== 'guest' && (await addAddressAndCard(shopper))),
  }
  return { name, shopper, ids, seller }
}

const signIn = async ({ shop }: ProofContext, name: RoleName): Promise<TestShopper> => {
  const { database } = shop
  const memberId = name === 'member' ? `M-T20-${Date.now()}` : null
  const { consumerNo } = await addConsumer(database, { memberId, ...(types[name] && { consumerType: types[name] }) })
  if (memberId) {
    await database.drizzle.insert(pointsAccounts).values({ memberId })
    await database.drizzle.insert(pointsEntries).values({ memberId, kind: 'adjust', points: 2000 })
  }
  if (name === 'athlete')
    await database.drizzle
      .insert(creditAccounts)
      .values({ consumerNo, year: new Date().getUTCFullYear(), currency: 'USD', creditMinor: 50_000 })
  return signInByCode(shop.client(), await putCode(database, consumerNo))
}

const addAddressAndCard = async (shopper: TestShopper): Promise<Record<string, string>> => {
  const address = {
    firstName: 'Ada',
    lastName: 'Marsh',
    addressLine1: '12 Valencia St',
    city: 'San Francisco',
    province: 'CA',
    postalCode: '94103',
    countryCode: 'US',
    phone: '4155550132',
    approachType: 'S' as const,
  }
  const added = await shopper.tryCall('consumer.addAddress', { body: { address } })
  const card = await shopper.tryCall('consumer.addCard', { body: { token: 'tok_success' } })
  return {
    ...(added.status < 400 && { addressId: added.body.addressId }),
    ...(card.status < 400 && { paymentInstrumentId: card.body.card.paymentInstrumentId }),
  }
}

const addAdjustment = async (shopper: TestShopper, basketId: string): Promise<Record<string, string>> => {
  const { priceAdjustments } = await shopper.call('cart.addPriceAdjustment', {
    params: { basketId },
    body: { amount: 1, reason: 'worn box' },
  })
  return { adjustmentId: priceAdjustments[0]?.adjustmentId ?? '' }
}
