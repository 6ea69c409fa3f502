import { createCartWith, type TestApi, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'

const publicUrl = 'https://shop.lacehouse.com'
const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', siteid: 'LH-US' }

const build = async ({ deps }: TestApi): Promise<FastifyInstance> => {
  const app = await buildApp({ ...deps, publicUrl, config: { ...deps.config, publicUrl } })
  onTestFinished(() => app.close())
  return app
}

type Ask = { readonly cookie?: string; readonly path?: string }

const post = async (app: FastifyInstance, { cookie, path = '/token/v2/auth/token' }: Ask) => {
  const headers = { ...own, ...(cookie && { cookie }) }
  const reply = await app.inject({ method: 'POST', url: path, headers, payload: '{}' })
  const lines = [reply.headers['set-cookie'] ?? []].flat()
  return { status: reply.statusCode, lines, cookies: lines.map((line) => line.split(';', 1)[0]).join('; ') }
}

const attributes = (lines: readonly string[]) =>
  Object.fromEntries(lines.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf(';') + 2)]))

test('over HTTPS the session’s cookies have names that no other host and no plain connection can set', async ({
  api,
}) => {
  const { lines } = await post(await build(api), {})
  expect(attributes(lines)).toEqual({
    '__Host-lh_access': expect.stringMatching(/^Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    '__Secure-lh_refresh': expect.stringMatching(/Path=\/token; HttpOnly; Secure; SameSite=Lax$/),
  })
})

test('over HTTPS a session is found by its cookie, and the one with a prefix counts before one without', async ({
  api,
}) => {
  const app = await build(api)
  const { cookies } = await post(app, {})
  const path = '/cart/v1/cart'
  expect((await post(app, { path, cookie: cookies })).status).toBe(201)
  expect((await post(app, { path, cookie: `lh_access=forged; ${cookies}` })).status).toBe(201)
  expect((await post(app, { path, cookie: 'lh_access=forged' })).status).toBe(401)
})

test('a browser with cookies from before goes on with its session, and the old ones are removed', async ({ api }) => {
  const guest = await api.client.createGuest()
  const cart = await createCartWith(guest, variantOf('court'))
  const tokens = await api.client.withToken(null).call('auth.token', { body: {} })
  const app = await build(api)
  const found = await app.inject({
    url: `/cart/v1/cart/${cart.id}`,
    headers: { ...own, cookie: `lh_access=${guest.token}` },
  })
  expect(found.statusCode).toBe(200)
  const { status, lines } = await post(app, { cookie: `lh_refresh=${tokens.refreshToken}` })
  expect(status).toBe(200)
  expect(Object.keys(attributes(lines)).toSorted()).toEqual(['__Host-lh_access', '__Secure-lh_refresh', 'lh_refresh'])
  expect(attributes(lines).lh_refresh).toMatch(/Path=\/token;.*Expires=Thu, 01 Jan 1970/)
})
