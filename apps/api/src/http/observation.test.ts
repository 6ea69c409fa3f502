import type { TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { findFreePort } from '@lacehouse/test-kit/shop/start-shop'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'

const token = '4be0c1975fa2d83e60719bd4c8f5a32e'

/** The API in production, or with other changes, without a port of its own. */
const build = async (
  { deps }: TestApi,
  observation: Partial<Config['observation']>,
  production = true,
): Promise<FastifyInstance> => {
  const closed = { isOpenLocally: !production, hasApiDocs: !production }
  const config = { ...deps.config, production, observation: { ...deps.config.observation, ...closed, ...observation } }
  const app = await buildApp({ ...deps, config })
  onTestFinished(() => app.close())
  return app
}

const bearer = (value: string) => ({ authorization: `Bearer ${value}` })

test('production shows no metrics without a token', async ({ api }) => {
  const app = await build(api, {})
  const { statusCode, body } = await app.inject('/metrics')
  expect([statusCode, body.includes('http_requests_total')]).toEqual([404, false])
})

test('with a token only its bearer reads metrics, in a demo too', async ({ api }) => {
  for (const production of [true, false]) {
    const app = await build(api, { metricsToken: token }, production)
    const ask = async (headers: Record<string, string>) => (await app.inject({ url: '/metrics', headers })).statusCode
    expect(await ask({})).toBe(404)
    expect(await ask(bearer(`${token.slice(0, -1)}0`))).toBe(404)
    expect(await ask(bearer(`${token}0`))).toBe(404)
    expect(await ask(bearer(token))).toBe(200)
  }
})

test('a demo shows metrics to its own machine only, whatever address a header claims', async ({ api }) => {
  const app = await build(api, {}, false)
  const ask = async (remoteAddress: string, headers = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  expect(await ask('127.0.0.1')).toBe(200)
  expect(await ask('203.0.113.7')).toBe(404)
  expect(await ask('203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
})

test('metrics have a port of their own where one is named, and are not on the shop’s', async ({ api }) => {
  const metricsPort = await findFreePort()
  const app = await build(api, { metricsPort, metricsHost: '127.0.0.1', metricsToken: token })
  await app.ready()
  const url = `http://127.0.0.1:${metricsPort}/metrics`
  expect((await fetch(url)).status).toBe(401)
  const answer = await fetch(url, { headers: bearer(token) })
  expect([answer.status, (await answer.text()).includes('http_requests_total')]).toEqual([200, true])
  expect((await app.inject({ url: '/metrics', headers: bearer(token) })).statusCode).toBe(404)
  await app.close()
  await expect(fetch(url)).rejects.toThrow()
})

test('in production readiness is a status, and its checks are for those who read metrics', async ({ api }) => {
  const app = await build(api, { metricsToken: token })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' })
  expect((await app.inject({ url: '/readyz', headers: bearer(token) })).json()).toEqual({
    status: 'ok',
    checks: [{ name: 'database', ok: true }],
  })
})

test('production serves the API’s documents only where they are asked for, and no page may frame them', async ({
  api,
}) => {
  const closed = await build(api, {})
  for (const url of ['/openapi.json', '/docs/api', '/docs/api/', '/docs/api/static/swagger-ui.css', '/docs/api/json'])
    expect([url, (await closed.inject(url)).statusCode]).toEqual([url, 404])
  const open = await build(api, { hasApiDocs: true })
  expect((await open.inject('/openapi.json')).json().paths).toBeDefined()
  const { statusCode, headers, body } = await open.inject('/docs/api/')
  expect([statusCode, body.includes('swagger-ui')]).toEqual([200, true])
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';.*frame-ancestors 'none'$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})
