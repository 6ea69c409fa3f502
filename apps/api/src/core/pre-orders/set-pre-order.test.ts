import { type TestApi, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { arrive, day, fill, inTx, itemOf, offer, place, placeOf, read } from '@lacehouse/test-kit/api/sell-ahead'
import { expect } from 'vitest'
import { type PreOrderCommand, receiveGoodsIn, setPreOrderIn } from './set-pre-order.ts'

const set = (api: TestApi, own: Partial<PreOrderCommand>) =>
  inTx(api, (client) => setPreOrderIn(client, { ...placeOf(api), units: 1, day: null, now: testNow, ...own }))

const receive = (api: TestApi, own: Partial<PreOrderCommand>) =>
  inTx(api, (client) => receiveGoodsIn(client, { ...placeOf(api), units: 1, ...own }))

/** Ends the sale ahead: nothing is on its way, and no day is known. */
const clear = async (api: TestApi) => {
  await arrive(api, 1)
  await set(api, { units: 0 })
  const { locationId, variantId } = placeOf(api)
  await read(
    api,
    'update stock_items set expected_on = null where location_id = $1 and variant_id = $2',
    ...[locationId, variantId],
  )
}

test.for([
  ['less than none', { units: -1 }, 'bad_units'],
  ['half a unit', { units: 1.5 }, 'bad_units'],
  ['more than a million', { units: 1_000_001 }, 'bad_units'],
  ['an unknown variant', { variantId: 'LHNONE-1' }, 'unknown'],
  ['an unknown place', { locationId: 'nowhere' }, 'unknown'],
  ['no day, where none is known', {}, 'no_day'],
  ['a day in words', { day: 'tomorrow' }, 'no_day'],
  ['a day in another form', { day: '2027-3-12' }, 'no_day'],
  ['a day that its month has not', { day: '2027-02-30' }, 'no_day'],
  ['today', { day: '2026-11-20' }, 'past_day'],
  ['yesterday', { day: '2026-11-19' }, 'past_day'],
] as const)('a sale ahead of %s (%j) is refused as %s, and changes nothing', async ([, own, reason], { api }) => {
  await clear(api)
  const before = await itemOf(api)
  expect(await set(api, own)).toEqual({ ok: false, reason })
  expect(await itemOf(api)).toEqual(before)
})

test('units are sold ahead from tomorrow on at the earliest, a million at the most, and the day stays without another one', async ({
  api,
}) => {
  await clear(api)
  expect(await set(api, { units: 1_000_000, day: '2026-11-21' })).toEqual({ ok: true, promised: 0 })
  expect(await set(api, { units: 2 })).toMatchObject({ ok: true })
  expect(await itemOf(api)).toMatchObject({ incoming: 2, day: '2026-11-21' })
})

test('a day that has passed by now may stay, and is not set anew', async ({ api }) => {
  await clear(api)
  await set(api, { units: 2, day })
  const now = Date.parse(`${day}T12:00:00Z`)
  expect(await set(api, { units: 3, day, now })).toMatchObject({ ok: true })
  expect(await set(api, { units: 3, day: '2027-03-11', now })).toEqual({ ok: false, reason: 'past_day' })
})

test('the sale ends at once for what is not ordered, and not below what orders wait for', async ({ api }) => {
  await offer(api, 3)
  const { shopper, id } = await fill(api, 2)
  await place(shopper, id)
  const { promised } = await itemOf(api)
  expect(await set(api, { units: promised - 1 })).toEqual({ ok: false, reason: 'promised' })
  expect(await set(api, { units: promised })).toEqual({ ok: true, promised })
  expect(await itemOf(api)).toMatchObject({ incoming: promised, promised })
  await expect(fill(api, 1)).rejects.toThrow('INV')
  expect(await arrive(api, promised)).toEqual({ ok: true, promised: 0 })
})

test.for([
  ['none', { units: 0 }, 'bad_units'],
  ['half a unit', { units: 0.5 }, 'bad_units'],
  ['more than a million', { units: 1_000_001 }, 'bad_units'],
  ['an unknown variant', { variantId: 'LHNONE-1' }, 'unknown'],
] as const)('an arrival of %s (%j) is refused as %s, and changes nothing', async ([, own, reason], { api }) => {
  const before = await itemOf(api)
  expect(await receive(api, own)).toEqual({ ok: false, reason })
  expect(await itemOf(api)).toEqual(before)
})

test('more units than were on their way are for sale when they arrive', async ({ api }) => {
  await clear(api)
  await set(api, { units: 1, day })
  const { on_hand: onHand } = await itemOf(api)
  expect(await receive(api, { units: 3 })).toEqual({ ok: true, promised: 0 })
  expect(await itemOf(api)).toMatchObject({ on_hand: onHand + 3, incoming: 0, promised: 0 })
})
