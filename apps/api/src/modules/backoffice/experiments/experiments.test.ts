import { inTransaction } from '@lacehouse/database'
import {
  createCartWith,
  makeReady,
  openBackoffice,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { addExperiment } from '../../../core/experiments/change-experiment.ts'

const key = 'delivery-note'
const draft = {
  ...{ key, name: 'Delivery note', traffic: 10_000, variants: ['short'], metric: 'purchase' },
  ...{ segments: [], siteIds: [] },
}

/** Adds the experiment, and starts it where its visitors are to be assigned. */
async function add(api: TestApi, changes: Partial<typeof draft> = {}, isRunning = true) {
  const { pool } = api.database.db
  await pool.query('truncate experiments, experiment_conversions cascade')
  await inTransaction(pool, (client) => addExperiment(client, { ...draft, ...changes }, api.deps.now()))
  if (isRunning) await pool.query(`update experiments set state = 'running', started_at = now() - interval '1 day'`)
  await api.deps.experiments.reload()
}

const cookieOf = (nth: number, more = '') => `lh_visitor=visitor-number-${String(nth).padStart(4, '0')}${more}`

const decide = async (shopper: TestShopper, cookie: string) => {
  const { body } = await shopper.tryCall('decisions.decide', {
    params: { brand: 'lacehouse' },
    body: { channel: 'web', events: [{ eventType: 'decision', experienceId: key }] },
    headers: { cookie },
  })
  const [action] = (body as { actions: { variantId?: string }[] }).actions
  return action?.variantId ?? 'baseline'
}

const show = (shopper: TestShopper, cookie: string, variantId: string) =>
  shopper.tryCall('internal.events', {
    body: { events: [{ type: 'experiment', name: 'shown', at: 0, data: { experienceId: key, variantId } }] },
    headers: { cookie },
  })

const exposures = async (api: TestApi) =>
  (await api.database.db.pool.query('select variant, count(*)::int as n from experiment_exposures group by 1')).rows

test('a decision names the variant of a consenting visitor, the same as often as it is asked, also after a sign-in [CMS-14] [ROLE-05]', async ({
  api,
}) => {
  await add(api)
  const visitor = api.client.withToken(null)
  const first = await Promise.all(Array.from({ length: 12 }, (_, nth) => decide(visitor, cookieOf(nth))))
  expect(new Set(first)).toEqual(new Set(['baseline', 'short']))
  const signedIn = `; lh_audience=${api.deps.defaultSite.siteId}.il`
  const again = await Promise.all(Array.from({ length: 12 }, (_, nth) => decide(visitor, cookieOf(nth, signedIn))))
  expect(again).toEqual(first)
  const nth = first.indexOf('short')
  for (const refused of ['; lh_consent=C0001.C0002', '; p13n_testcontext=hero:b'])
    expect(await decide(visitor, cookieOf(nth, refused))).toBe('baseline')
})

test('a variant counts as seen once, if it is the decided one and consent is there [ROLE-05]', async ({ api }) => {
  await add(api)
  const visitor = api.client.withToken(null)
  const variant = await decide(visitor, cookieOf(1))
  const other = variant === 'short' ? 'baseline' : 'short'
  await show(visitor, cookieOf(1), other)
  await show(visitor, cookieOf(2, '; lh_consent=C0001'), await decide(visitor, cookieOf(2)))
  await show(visitor, cookieOf(1), variant)
  await show(visitor, cookieOf(1), variant)
  await expect.poll(() => exposures(api), { timeout: 10_000 }).toEqual([{ variant, n: 1 }])
  const { rows } = await api.database.db.pool.query(
    `select encode(visitor, 'escape') as visitor from experiment_exposures`,
  )
  expect(rows[0].visitor).not.toContain('visitor-number')
})

test('the purchase of a placed order and a tracked click are conversions, and an order counts once [ROLE-05]', async ({
  api,
}) => {
  await add(api, { metric: 'followed' })
  const guest = await api.client.createGuest()
  const { id } = await createCartWith(guest, variantOf('tee'))
  await makeReady(guest, id)
  const headers = { cookie: cookieOf(3) }
  for (let nth = 0; nth < 2; nth += 1) await guest.tryCall('checkout.placeOrder', { body: { cartId: id }, headers })
  await guest.tryCall('internal.events', {
    body: {
      events: [
        {
          ...{ type: 'experiment', name: 'clicked', at: 0 },
          data: { experienceId: key, variantId: 'short', trackingEvent: 'followed' },
        },
      ],
    },
    headers,
  })
  const read = async () =>
    (await api.database.db.pool.query('select event, left(id, 6) as kind from experiment_conversions order by event'))
      .rows
  await expect
    .poll(read, { timeout: 10_000 })
    .toMatchObject([{ event: 'followed' }, { event: 'purchase', kind: 'order:' }])
})

test('staff start an experiment, change its share and stop it for good, each time with an entry of the audit log [ROLE-05]', async ({
  api,
}) => {
  await add(api, {}, false)
  const staff = await openBackoffice(api, { rights: ['reports.read', 'experiments.manage'] })
  const params = { experimentKey: key }
  const change = (body: { action: 'start' | 'stop' | 'traffic'; traffic?: number }) =>
    staff.tryCall('backoffice.changeExperiment', { params, body })
  expect((await change({ action: 'start' })).body).toMatchObject({ experiment: { state: 'running' } })
  expect((await change({ action: 'traffic', traffic: 2500 })).body).toMatchObject({ experiment: { traffic: 2500 } })
  expect((await change({ action: 'stop' })).body).toMatchObject({ experiment: { state: 'stopped' } })
  expect((await change({ action: 'start' })).body.errorDetails?.[0]?.errorId).toBe('STF409')
  const unknown = await staff.tryCall('backoffice.changeExperiment', {
    params: { experimentKey: 'nothing' },
    body: { action: 'stop' },
  })
  expect(unknown.body.errorDetails?.[0]?.errorId).toBe('API404')
  const { rows } = await api.database.db.pool.query(
    `select count(*)::int as n from staff_actions where action = 'backoffice.changeExperiment' and subject = $1`,
    [key],
  )
  expect(rows).toEqual([{ n: 3 }])
})

test('a report compares the variants, checks their shares and watches the guard metrics [ROLE-05]', async ({ api }) => {
  await add(api)
  const { pool } = api.database.db
  // 1,000 visitors of each variant: 100 and 200 purchases, and one error in ten with the variant only.
  await pool.query(`insert into experiment_exposures (experiment_key, visitor, variant, seen_at)
    select '${key}', int8send(n), case when n <= 1000 then 'baseline' else 'short' end, now() - interval '1 hour'
    from generate_series(1::bigint, 2000) n`)
  await pool.query(`insert into experiment_conversions (id, visitor, event, value, happened_at)
    select 'p' || n, int8send(n), 'purchase', 1, now() from generate_series(1::bigint, 2000) n
      where n <= 100 or n between 1001 and 1200
    union all select 'e' || n, int8send(n), 'error', 1, now() from generate_series(1001::bigint, 1100) n
    union all select 'l' || n, int8send(n), 'lcp', 900 + n % 100, now() from generate_series(1::bigint, 2000) n
    union all select 'h' || n, int8send(n), 'purchase', 1, now() - interval '2 days' from generate_series(1::bigint, 2000) n
      where n <= 90 or n between 1001 and 1090`)
  const staff = await openBackoffice(api, { rights: ['reports.read'] })
  const params = { experimentKey: key }
  const report = await staff.call('backoffice.getExperimentReport', { params })
  const [baseline, variant] = report.variants
  expect(baseline).toMatchObject({ variant: 'baseline', visitors: 1000, conversions: 100, rate: 0.1 })
  expect(variant).toMatchObject({ visitors: 1000, conversions: 200, effect: { isDecided: true } })
  expect(variant?.effect?.difference).toBeCloseTo(0.1, 2)
  expect(variant?.guards.map(({ metric, effect }) => [metric, effect?.isDecided])).toEqual([
    ['errors', true],
    ['lcp', false],
    ['returns', false],
  ])
  expect([report.hasMismatch, report.explainedByHistory > 0.2]).toEqual([false, true])
  await pool.query(`delete from experiment_exposures where variant = 'short' and visitor < int8send(1400::bigint)`)
  expect((await staff.call('backoffice.getExperimentReport', { params })).hasMismatch).toBe(true)
  expect((await staff.call('backoffice.listExperiments', {})).experiments).toMatchObject([{ key, state: 'running' }])
})
