import type { OwnedIds } from '../proof/list-naming-requests.ts'
import { openReadyCart, placeThrough } from '../proof/placing.ts'
import { addressOf, createCartWith } from './fill-cart.ts'
import { solveCaptcha } from './solve-captcha.ts'
import type { TestShopper } from './test-client.ts'

/** Gives a signed-in shopper one of everything that calls name by an id, and returns the ids. */
export async function openOwned(owner: TestShopper, variantId: string): Promise<OwnedIds> {
  const { body: placed } = await placeThrough(owner, await openReadyCart(owner, variantId))
  const cart = await createCartWith(owner, variantId)
  const params = { basketId: cart.id }
  const paying = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' } as const
  await owner.call('cart.setShippingAddress', { params, body: { address: addressOf('en-us') } })
  await owner.call('cart.setBillingAddress', { params, body: { sameAsShipping: true } })
  const paid = await owner.call('cart.addPaymentInstrument', { params, body: paying })
  const address = { ...addressOf('en-us'), approachType: 'S' as const }
  const added = await owner.call('consumer.addAddress', { body: { address } })
  const { card } = await owner.call('consumer.addCard', {
    body: { token: 'tok_success', recaptcha_response: await solveCaptcha(owner) },
  })
  const favourites = await owner.call('wishlists.addFavorite', { body: { id: cart.items[0]?.masterId ?? '' } })
  const { listId } = await owner.call('wishlists.createList', { body: { name: 'Gifts' } })
  await owner.call('wishlists.addToList', { params: { listId }, body: { id: cart.items[0]?.masterId ?? '' } })
  const wishlist = await owner.call('wishlists.list', { params: { listId } })
  const { listId: otherListId } = await owner.call('wishlists.createList', { body: { name: 'Winter' } })
  const saved = await owner.call('cart.putSavedItem', { body: { productId: variantId } })
  const { sessions } = await owner.call('auth.getSecurity', {})
  const { dataExport } = await owner.call('privacy.requestExport', { body: {} })
  const { consumerProfile } = await owner.call('consumer.get', {})
  const { caseNumber } = await owner.call('contact.create', {
    body: {
      ...{ category: 'order', subject: 'whereIsIt', name: 'Pat', email: consumerProfile.consumerDetails.email },
      message: 'Where is my order? It was promised for Tuesday.',
      recaptcha_response: await solveCaptcha(owner),
    },
  })
  return {
    cart: cart.id,
    item: cart.items[0]?.id ?? '',
    instrument: paid.payment_instruments[0]?.payment_instrument_id ?? '',
    // Only staff make adjustments, so that the owner has none; every id of one names nothing.
    adjustment: crypto.randomUUID(),
    order: placed.orderNumber,
    orderItem: placed.items[0]?.id ?? '',
    address: added.addressId,
    card: card.paymentInstrumentId,
    favourites: favourites.favoriteId ?? '',
    favourite: favourites.items[0]?.itemId ?? '',
    ...{ wishlist: listId, otherWishlist: otherListId, wishlistItem: wishlist.items[0]?.itemId ?? '' },
    savedItems: saved.saveForLaterId ?? '',
    savedItem: saved.items[0]?.itemId ?? '',
    export: dataExport?.exportId ?? '',
    session: sessions[0]?.sessionId ?? '',
    account: owner.id,
    case: caseNumber,
    // A passkey is made by a device, so that the owner has none; every id of one names nothing.
    passkey: crypto.randomUUID(),
    // A gift card is issued by an order or by staff, so that the owner keeps none; every id of one names nothing.
    giftCard: crypto.randomUUID(),
    // Likewise an identity, which a provider makes, a photo of the case, and a member of staff.
    ...{ identity: crypto.randomUUID(), photo: crypto.randomUUID(), staffMember: crypto.randomUUID() },
  }
}

/** Ids of the right form that name nothing; another one each time. */
export function drawForgedIds(): OwnedIds {
  const id = (): string => crypto.randomUUID()
  return {
    ...{ cart: id(), item: id(), instrument: id(), adjustment: id(), address: id(), card: id() },
    ...{ favourites: id(), favourite: id(), savedItems: id(), savedItem: id(), export: id(), session: id() },
    ...{ wishlist: id(), otherWishlist: id(), wishlistItem: id(), giftCard: id(), photo: id(), staffMember: id() },
    ...{ order: `LH${String(Math.floor(Math.random() * 1e8)).padStart(8, '9')}`, orderItem: id(), account: id() },
    ...{
      case: `C-${String(Math.floor(Math.random() * 1e9))
        .replaceAll(/[01]/g, '7')
        .padStart(10, '2')}`,
      passkey: id(),
      identity: id(),
    },
  }
}

/** All that an owner has, as the owner sees it; stock changes by what others buy, and the time of a session's last use by its use. */
export async function listOwned(owner: TestShopper, ids: OwnedIds): Promise<unknown> {
  const { sessions, passkeys, identities } = await owner.call('auth.getSecurity', {})
  return [
    (await owner.call('cart.get', { params: { basketId: ids.cart } })).items.map(({ availability, ...item }) => item),
    await owner.call('checkout.getOrder', { params: { orderNumber: ids.order } }),
    await owner.call('consumer.get', {}),
    await owner.call('consumer.listCards', {}),
    await owner.call('wishlists.favorites', {}),
    await owner.call('wishlists.list', { params: { listId: ids.wishlist } }),
    (await owner.call('wishlists.list', { params: { listId: ids.otherWishlist } })).items,
    (await owner.call('consumer.listGiftCards', {})).giftCards,
    await owner.call('wishlists.saveForLater', {}),
    sessions.map(({ sessionId }) => sessionId),
    [passkeys, identities],
    (await owner.call('privacy.get', {})).dataExport?.exportId,
    (await owner.call('supportCases.list', {})).cases,
  ]
}
