import { minutes } from '@lacehouse/domain/time/durations'
import { addConsumer, type BackofficeCaller, openBackoffice, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { digestOf, runDraws } from '../../../core/draws/run-draws.ts'

const productId = testProducts.court
const variantId = variantOf('court')
const fields = {
  ...{ siteId: 'LH-US', productId, variantIds: [variantId] },
  ...{ opensAt: null as string | null, holdHours: 24 },
}

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: ['catalogue.read', 'draws.manage'] })
})

/** A wall time of the site in some hours. */
const inHours = (now: number, hours: number) =>
  new Date(now + hours * minutes(60))
    .toLocaleString('sv-SE', { timeZone: 'America/New_York' })
    .slice(0, 16)
    .replace(' ', 'T')
const toParams = (drawId: string) => ({ params: { drawId } })
const read = (drawId: string) => staff.call('backoffice.getDraw', toParams(drawId))
const cancel = (drawId: string) => staff.tryCall('backoffice.cancelDraw', { ...toParams(drawId), body: {} })

test('staff create a draw of a variant, see its tickets and its winner, and the seed only after the draw [CAT-08]', async ({
  api,
}) => {
  const { now, database } = api.deps
  const body = { ...fields, closesAt: inHours(now(), 2) }
  const draw = await staff.call('backoffice.createDraw', { body })
  expect(draw).toMatchObject({ state: 'open', name: 'Halden Court', timeZone: 'America/New_York', entries: 0 })
  expect(draw.variants).toEqual([expect.objectContaining({ variantId, name: expect.stringContaining('9') })])
  expect(draw.units).toBe(draw.variants[0]?.units)
  const { consumerNo } = await addConsumer(api.database.db)
  const { accessToken } = api.deps.tokens.issue({
    ...{ kind: 'consumer', id: consumerNo, consumerType: 'CONSUMER', siteId: 'LH-US' },
  })
  const shopper = api.client.withToken(accessToken, 'en-us')
  const { entry } = await shopper.call('draws.enter', { ...toParams(draw.drawId), body: { productId: variantId } })
  const open = await read(draw.drawId)
  expect([open.entries, open.seed, open.winners]).toEqual([1, undefined, []])
  await runDraws({ database, now: () => now() + minutes(180) })
  const drawn = await read(draw.drawId)
  expect(digestOf(drawn.seed ?? '')).toBe(draw.seedHash)
  expect(drawn.winners).toMatchObject([{ ticket: entry?.ticket, variantId, place: 1, state: 'won' }])
  expect(JSON.stringify(drawn)).not.toContain(consumerNo)
  expect(await cancel(draw.drawId)).toBeRefused(409, 'DRW411')
  const { items, sites } = await staff.call('backoffice.listDraws', { query: { search: 'halden', siteId: 'LH-US' } })
  expect(items[0]).toMatchObject({ drawId: draw.drawId, state: 'drawn', entries: 1 })
  expect(sites).toContainEqual({ siteId: 'LH-US', timeZone: 'America/New_York' })
  await runDraws({ database, now: () => now() + minutes(60 * 48) })
})

test('a draw is cancelled before it is drawn, which the audit log has, and never shows its seed [CAT-08]', async ({
  api,
}) => {
  const closesAt = inHours(api.deps.now(), 2)
  const body = { ...fields, productId: testProducts.tee, variantIds: [variantOf('tee')], closesAt }
  const { drawId, seedHash } = await staff.call('backoffice.createDraw', { body })
  expect(await staff.tryCall('backoffice.createDraw', { body })).toBeRefused(409, 'DRW409')
  const cancelled = await cancel(drawId)
  expect(cancelled.body).toMatchObject({ state: 'cancelled' })
  expect(cancelled.body).not.toHaveProperty('seed')
  const { rows } = await api.database.db.pool.query(
    'select action, data from staff_actions where subject = $1 order by id',
    [drawId],
  )
  expect(rows).toMatchObject([
    { action: 'backoffice.createDraw', data: { after: { productId: testProducts.tee, seedHash } } },
    { action: 'backoffice.cancelDraw', data: { after: { entries: 0 } } },
  ])
})

test('wrong times, unknown products and what has no free unit are refused with their fields [CAT-08]', async ({
  api,
}) => {
  const now = api.deps.now()
  const refuse = (change: object) =>
    staff.tryCall('backoffice.createDraw', { body: { ...fields, closesAt: inHours(now, 2), ...change } })
  const fieldOf = async (change: object) => {
    const { body } = await refuse(change)
    return (body as { errorDetails?: { errorId: string; field?: string }[] }).errorDetails?.[0]
  }
  expect(await fieldOf({ closesAt: inHours(now, -2) })).toMatchObject({ errorId: 'API400', field: 'closesAt' })
  expect(await fieldOf({ opensAt: inHours(now, -2) })).toMatchObject({ errorId: 'API400', field: 'opensAt' })
  expect(await fieldOf({ productId: 'LHNOTHERE1' })).toMatchObject({ errorId: 'DRW404' })
  expect(await fieldOf({ siteId: 'LH-XX' })).toMatchObject({ errorId: 'DRW404' })
  const other = { productId: testProducts.sale, variantIds: [variantId] }
  expect(await fieldOf(other)).toMatchObject({ errorId: 'DRW410', field: 'productId' })
})

test('staff without the right to manage draws see them only, and an unknown draw is unknown', async ({ api }) => {
  const reader = await openBackoffice(api, { rights: ['catalogue.read'] })
  const { items } = await reader.call('backoffice.listDraws', { query: {} })
  const refused = await reader.tryCall('backoffice.cancelDraw', { ...toParams(items[0]?.drawId ?? ''), body: {} })
  expect(refused).toBeRefused(403, 'AUT404')
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect(await cancel(unknown)).toBeRefused(404, 'DRW404')
  expect(await staff.tryCall('backoffice.getDraw', toParams(unknown))).toBeRefused(404, 'DRW404')
})
