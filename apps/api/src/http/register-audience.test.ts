import { addConsumer, createCartWith, makeReady, signInAs, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

type Answered = { readonly headers: { getSetCookie: () => string[] } }

/** Reads what an answer makes of the visitor's facts; undefined where it leaves them. */
const audienceOf = ({ headers }: Answered): string | undefined =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('lh_audience='))
    ?.split(';')[0]
    ?.replace('lh_audience=', '')

const readCart = (shopper: TestShopper, basketId: string, cookie = '') =>
  shopper.tryCall('cart.get', { params: { basketId }, query: {}, headers: { cookie } })

test('the first and the last item of a cart change the visitor’s facts, and what stays the same is not written [CMS-15]', async ({
  api,
}) => {
  const { siteId } = api.deps.defaultSite
  const guest = await api.client.createGuest()
  const { id, items } = await createCartWith(guest, variantOf('court'))
  expect(audienceOf(await readCart(guest, id))).toBe(`${siteId}.c`)
  expect(audienceOf(await readCart(guest, id, `lh_audience=${siteId}.c`))).toBeUndefined()
  expect(audienceOf(await readCart(guest, id, 'lh_audience=OTHER.il'))).toBe(`${siteId}.c`)
  const removed = await guest.tryCall('cart.removeItem', {
    body: { cartId: id, itemId: items[0]?.id ?? '' },
    headers: { cookie: `lh_audience=${siteId}.c` },
  })
  expect([removed.status, audienceOf(removed)]).toEqual([200, ''])
})

test('a profile says the kinds of its consumer, and signing out forgets them [CMS-15]', async ({ api }) => {
  const { siteId } = api.deps.defaultSite
  const { email } = await addConsumer(api.database.db, { memberId: 'M77' })
  const shopper = await signInAs(api.client, { email })
  await api.database.db.pool.query(
    `update consumers set profile = jsonb_set(profile, '{identities}', '["IPA"]') where email = $1`,
    [email],
  )
  const cookie = `lh_audience=${siteId}.c`
  const read = await shopper.tryCall('consumer.get', { headers: { cookie } })
  expect(audienceOf(read)).toBe(`${siteId}.ilpc`)
  const token = await api.client
    .withToken(null)
    .tryCall('auth.token', { body: {}, headers: { cookie: `lh_audience=${siteId}.ilp` } })
  expect(audienceOf(token)).toBe('')
  const out = await shopper.tryCall('auth.signOut', { body: {}, headers: { cookie: `lh_audience=${siteId}.il` } })
  expect(audienceOf(out)).toBe('')
})

test('a placed order leaves no cart behind, and a refused call changes nothing [CMS-15]', async ({ api }) => {
  const { siteId } = api.deps.defaultSite
  const headers = { cookie: `lh_audience=${siteId}.c` }
  const guest = await api.client.createGuest()
  const { id } = await createCartWith(guest, variantOf('tee'))
  expect(audienceOf(await guest.tryCall('checkout.placeOrder', { body: { cartId: id }, headers }))).toBeUndefined()
  await makeReady(guest, id)
  expect(audienceOf(await guest.tryCall('checkout.placeOrder', { body: { cartId: id }, headers }))).toBe('')
})
