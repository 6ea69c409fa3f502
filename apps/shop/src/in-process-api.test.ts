import { readFileSync } from 'node:fs'
import { requireSite } from '@lacehouse/domain/site/parse-site'
import Fastify, { type FastifyReply } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createInProcessApi } from './in-process-api.ts'

const file = new URL('../../../packages/demo/sites/us.json', import.meta.url)
const site = requireSite(JSON.parse(readFileSync(file, 'utf8')), 'us')

/** An API with replies that a test sets. */
function setUp(answer: () => Promise<object>, cacheControl = 'public, max-age=60') {
  const app = Fastify()
  onTestFinished(() => app.close())
  const handle = vi.fn(answer)
  app.get('/*', async (_request, reply) => {
    reply.header('cache-control', cacheControl)
    return handle()
  })
  const api = createInProcessApi(app)
  const ask = (cookie: string | null = null) =>
    api
      .open({ site, locale: 'en-us', correlationId: 'c-1', cookie, address: '203.0.113.7' })
      .call('internal.serverTime')
  return { ask, drop: api.drop, handle }
}

test('a reply for all callers is requested once until something changes', async () => {
  let timestamp = 0
  const { ask, drop } = setUp(async () => ({ timestamp: ++timestamp }))
  expect([await ask(), await ask()]).toEqual([{ timestamp: 1 }, { timestamp: 1 }])
  drop()
  expect(await ask()).toEqual({ timestamp: 2 })
})

test('replies to a shopper and replies that are not public are never stored [T18]', async () => {
  const everybody = setUp(async () => ({ timestamp: 1 }))
  await everybody.ask('lh_access=a')
  await everybody.ask('lh_access=a')
  expect(everybody.handle).toHaveBeenCalledTimes(2)
  const nobody = setUp(async () => ({ timestamp: 1 }), 'private, no-store')
  await nobody.ask()
  await nobody.ask()
  expect(nobody.handle).toHaveBeenCalledTimes(2)
})

test('the API counts the visitor of a page, not the process', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.get('/*', async ({ ip }) => ({ timestamp: 1, iso: ip }))
  const api = createInProcessApi(app)
  const origin = { site, locale: 'en-us', correlationId: 'c-1', cookie: null, address: '203.0.113.9' }
  expect(await api.open(origin).call('internal.serverTime')).toEqual({ timestamp: 1, iso: '203.0.113.9' })
})

test('a reply to a request from before a change is not stored', async () => {
  const first = Promise.withResolvers<object>()
  const answers = [first.promise, Promise.resolve({ timestamp: 2 })]
  const { ask, drop, handle } = setUp(async () => (await answers.shift()) ?? {})
  const begun = ask()
  await expect.poll(() => handle.mock.calls.length).toBe(1)
  drop()
  first.resolve({ timestamp: 1 })
  expect(await begun).toEqual({ timestamp: 1 })
  expect(await ask()).toEqual({ timestamp: 2 })
})

test('a read that the API cannot answer now is not repeated: the page goes on without it (T23)', async () => {
  const { ask, handle } = setUp(() => Promise.reject(Object.assign(new Error('away'), { statusCode: 503 })))
  await expect(ask()).rejects.toMatchObject({ status: 503 })
  expect(handle).toHaveBeenCalledOnce()
})

/** A refusal as the API writes it. */
const refuse = (errorId: string) => (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'private, no-store')
    .send({ errorDetails: [{ errorId, message: '' }] })

test.each([
  ['API404', 1],
  ['ORD404', 2],
])('a refusal %s is asked for %i times by two pages, and anew after a change', async (errorId, times) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const handle = vi.fn(refuse(errorId))
  app.get('/*', async (_request, reply) => handle(reply))
  const api = createInProcessApi(app)
  const ask = (cookie: string | null = null) =>
    api
      .open({ site, locale: 'en-us', correlationId: 'c-1', cookie, address: '203.0.113.7' })
      .call('internal.serverTime')
  for (const _ of ['first page', 'second page']) await expect(ask()).rejects.toMatchObject({ errorId, status: 404 })
  expect(handle).toHaveBeenCalledTimes(times)
  api.drop()
  await expect(ask()).rejects.toMatchObject({ errorId })
  expect(handle).toHaveBeenCalledTimes(times + 1)
  await expect(ask('lh_access=a')).rejects.toMatchObject({ errorId })
  expect(handle).toHaveBeenCalledTimes(times + 2)
})
