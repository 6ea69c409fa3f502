import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveAssets } from './serve-assets.ts'

let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lacehouse-assets-'))
  for (const name of ['assets', 'icons', 'media']) await mkdir(join(folder, name))
  await writeFile(join(folder, 'secret.txt'), 'not for browsers')
  await writeFile(join(folder, 'assets', 'cart-1a2b.js'), 'plain')
  await writeFile(join(folder, 'assets', 'cart-1a2b.js.br'), 'compressed')
  await writeFile(join(folder, 'assets', 'inter-1a2b.woff2'), 'font')
  await writeFile(join(folder, 'icons', 'mark.svg'), '<svg/>')
  app = fastify()
  await serveAssets(app, { clientFolder: folder, brand: 'mark' })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('a file with a hash in its name is cached for a year, and goes out compressed where the browser takes it', async () => {
  const plain = await app.inject('/assets/cart-1a2b.js')
  expect(plain.body).toBe('plain')
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const compressed = await app.inject({ url: '/assets/cart-1a2b.js?v=1', headers: { 'accept-encoding': 'br' } })
  expect(compressed.body).toBe('compressed')
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript/),
  })
  expect((await app.inject({ method: 'HEAD', url: '/assets/cart-1a2b.js' })).statusCode).toBe(200)
})

test('an icon is cached for an hour and may stand in web mail; a font may stand in a payment provider’s frame', async () => {
  const icon = await app.inject('/icons/mark.svg')
  expect(icon.headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const font = await app.inject('/assets/inter-1a2b.woff2')
  expect(font.headers).toMatchObject({ 'access-control-allow-origin': '*' })
})

test('a document without an icon gets the one of the brand', async () => {
  const icon = await app.inject('/favicon.ico')
  expect([icon.statusCode, icon.body]).toEqual([200, '<svg/>'])
  expect(icon.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'content-type': 'image/svg+xml' })
})

test.each([
  '/assets/missing.js',
  '/assets/',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/%00',
  '/secret.txt',
])('nothing is served for %s', async (url) => {
  const { statusCode, body } = await app.inject(url)
  expect([400, 403, 404]).toContain(statusCode)
  expect(body).not.toMatch(/not for browsers/)
})
