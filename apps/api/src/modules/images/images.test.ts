import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { testProducts, variantOf } from '@lacehouse/test-kit'
import { test, toRefusal } from '@lacehouse/test-kit/api/api-test'
import type { TestApi } from '@lacehouse/test-kit/api/start-test-api'
import sharp from 'sharp'
import { expect } from 'vitest'

/** Writes the nth design of a shopper: no design of the shop is like it. */
const toRecipe = async ({ client }: TestApi, nth: number): Promise<string> => {
  const params = { productId: testProducts.madeToOrder }
  const { stamp, parts } = await client.withToken(null).call('products.painting', { params })
  const codes = parts.map(({ colours }, at) => colours.at(at === 0 ? nth % colours.length : -1))
  codes[1] = parts[1]?.colours.at(Math.floor(nth / (parts[0]?.colours.length ?? 1)))
  return `${stamp}-${codes.join('')}`
}

const findDesign = async (api: TestApi, nth: number): Promise<string> => {
  const input = { params: { productId: testProducts.madeToOrder }, query: { recipe: await toRecipe(api, nth) } }
  const { design } = await api.client.withToken(null).call('products.painting', input)
  return api.url + design?.images[0]?.url
}

const readRefusal = async (reply: Response) => (await reply.json()) as { errorDetails: { errorId: string }[] }

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('a design is drawn under the address that the shop has handed out, and under no other [RT-07]', async ({
  api,
}) => {
  const [one, other] = [await findDesign(api, 1), await findDesign(api, 2)]
  expect((await fetch(`${one}-96.webp`)).status).toBe(200)
  const hashOf = (address: string) => new URL(address).pathname.split('/')[2] ?? ''
  const forged = [hashOf(other), 'AAAAAAAAAAAAAAAA', hashOf(one).slice(0, 10), `${hashOf(one)}A`]
  for (const hash of forged) {
    const reply = await fetch(`${one.replace(hashOf(one), hash)}-96.webp`)
    expect(toRefusal({ status: reply.status, body: await readRefusal(reply) })).toEqual([404, 'API404'])
  }
})

test('a design that is wanted wider than pages show it is answered at 1200 pixels', async ({ api }) => {
  const reply = await fetch(`${await findDesign(api, 3)}-2000.jpg`)
  expect(await sharp(await reply.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1200 })
})

test('dropped requests for large designs are refused or not drawn, and a thumbnail does not wait for them (T34)', async ({
  api,
  guest,
}) => {
  const designs = join(api.deps.config.picturesDir, 'designs')
  const before = (await listFiles(designs)).length
  const addresses = await Promise.all(Array.from({ length: 12 }, (_, nth) => findDesign(api, 10 + nth)))
  const dropped = new AbortController()
  const replies = addresses.map((address) => fetch(`${address}-2000.avif`, { signal: dropped.signal }))
  const refused = await Promise.race(
    replies.map(async (reply) => ((await reply).ok ? new Promise<never>(() => undefined) : reply)),
  )
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await readRefusal(refused)).toMatchObject({
    errorDetails: [{ errorId: 'GEN503', message: expect.stringContaining('picture') }],
  })
  dropped.abort()
  await Promise.allSettled(replies)
  const cart = await guest.call('cart.createWithItem', { body: { productId: variantOf('court') } })
  const thumbnail = await fetch(`${api.url}${cart.items[0]?.productImageURL}-160.webp`)
  expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await listFiles(designs)).length - before).toBeLessThanOrEqual(1)
})
