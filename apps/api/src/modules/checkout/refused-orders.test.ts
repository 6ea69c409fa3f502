import { addTestStores, createCartWith, makeReady, solveCaptcha, testProducts, variantOf } from '@lacehouse/test-kit'
import { test, toRefusal } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished } from 'vitest'

test('where the site asks for it, an order needs a solved captcha [AUTH-08]', async ({ api, guest }) => {
  const captcha = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')?.features.captcha ?? {}
  const cart = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, cart.id)
  Object.assign(captcha, { order: true })
  onTestFinished(() => void Object.assign(captcha, { order: false }))
  const place = (recaptcha_response?: string) =>
    guest.tryCall('checkout.placeOrder', {
      body: { cartId: cart.id, ...(recaptcha_response && { recaptcha_response }) },
    })
  const [missing, wrong] = [await place(), await place('not a solution')]
  const solved = await place(await solveCaptcha(guest))
  expect([toRefusal(missing), toRefusal(wrong)]).toEqual([
    [403, 'AUT403'],
    [403, 'AUT403'],
  ])
  expect(solved.body).toMatchObject({ state: 'finalised' })
})

test('several items that are gone at the placement are ORD430, and the cart names each of them [CHK-10]', async ({
  api,
  guest,
}) => {
  const cart = await createCartWith(guest, variantOf('court'))
  await guest.call('cart.addItem', { body: { cartId: cart.id, productId: variantOf('tee') } })
  await makeReady(guest, cart.id)
  await api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
    select variant_id, location_id, 'count', reserved - on_hand from stock_items where variant_id = any($1)`,
    [[variantOf('court'), variantOf('tee')]],
  )
  const body = { cartId: cart.id }
  expect(await guest.tryCall('checkout.placeOrder', { body })).toBeRefused(409, 'ORD430')
  expect(await guest.tryCall('checkout.prepareOrder', { body: { basketId: cart.id } })).toBeRefused(409, 'ORD430')
  const { flash, items } = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect(flash.map(({ details }) => details.itemId).sort()).toEqual(items.map(({ id }) => id).sort())
})

test('an item that is withdrawn from sale before the placement is refused, and nothing is ordered [CHK-10]', async ({
  api,
  guest,
}) => {
  await addTestStores(api.database.db)
  const cart = await createCartWith(guest, variantOf('limited'))
  await makeReady(guest, cart.id)
  const { pool } = api.database.db
  await pool.query(`update products set status = 'withdrawn' where id = $1`, [testProducts.limited])
  const body = { cartId: cart.id }
  await expect
    .poll(async () => toRefusal(await guest.tryCall('checkout.prepareOrder', { body: { basketId: cart.id } })))
    .toEqual([404, 'ORD404'])
  // The total no longer holds the item, so that the shopper has to look at it first.
  expect(await guest.tryCall('checkout.placeOrder', { body })).toBeRefused(409, 'ORD415')
  const { rows } = await pool.query('select 1 from orders where cart_id = $1', [cart.id])
  expect(rows).toEqual([])
})
