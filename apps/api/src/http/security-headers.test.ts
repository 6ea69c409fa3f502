import { createConnection } from 'node:net'
import { type TestApi, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'

const build = async ({ deps }: TestApi, publicUrl: string): Promise<FastifyInstance> => {
  const app = await buildApp({ ...deps, publicUrl, config: { ...deps.config, publicUrl } })
  onTestFinished(() => app.close())
  return app
}

const urls = ['/fapi/server/time', '/cart/v1/nothing', '/healthz', '/readyz', '/metrics', '/openapi.json', '/docs/api/']

test('every answer of a shop with HTTPS tells browsers to stay with it', async ({ api }) => {
  const app = await build(api, 'https://shop.lacehouse.com')
  for (const url of [...urls, '/i/unknown/picture-320.avif', '/docs/api/static/swagger-ui.css', '/dev/mail'])
    expect([url, (await app.inject(url)).headers['strict-transport-security']]).toEqual([
      url,
      'max-age=31536000; includeSubDomains',
    ])
  const plain = await build(api, 'http://localhost:4000')
  expect((await plain.inject('/fapi/server/time')).headers['strict-transport-security']).toBeUndefined()
})

test('an answer of the API shows nothing as a page, in no frame, and to no other origin', async ({ api }) => {
  const app = await build(api, 'https://shop.lacehouse.com')
  for (const url of ['/fapi/server/time', '/cart/v1/nothing', '/cart/v1/item', '/healthz', '/openapi.json']) {
    const { headers } = await app.inject(url)
    expect([url, headers['content-security-policy']]).toEqual([url, "default-src 'none'; frame-ancestors 'none'"])
    expect([url, headers['cross-origin-resource-policy']]).toEqual([url, 'same-origin'])
    expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
  }
})

test('a request that cannot be read is answered with the same headers', async ({ api }) => {
  const { hostname, port } = new URL(api.url)
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () =>
      socket.write('GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'),
    )
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
  expect(answer).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'")
})

test('pictures may be shown by pages of other origins, because mails show them', async ({ api }) => {
  const { deps, client } = api
  const product = await client.withToken(null).call('products.details', { params: { productId: testProducts.court } })
  const renderer = { ...deps.renderer, render: async () => Buffer.from('a picture') }
  const app = await buildApp({ ...deps, renderer })
  onTestFinished(() => app.close())
  const { statusCode, headers } = await app.inject(`${product.images['01']?.[0]?.url}-240.avif`)
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
})
