import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningShop, startShop } from '@lacehouse/test-kit/shop/start-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

const bundle = join(import.meta.dirname, '../build/shop.js')

let shop: RunningShop

// What `npm start` runs: the other tests run the sources.
beforeAll(async () => {
  if (!existsSync(bundle)) throw new Error('There is no bundle: `npm run build` makes it.')
  shop = await startShop({ program: 'bundle', env: { WARM_PICTURES: '0', QUICK_PICTURES: '1' } })
}, 180_000)

afterAll(() => shop?.stop())

const read = async (path: string): Promise<Response> => {
  const answer = await fetch(`${shop.url}${path}`)
  expect([path, answer.status]).toEqual([path, 200])
  return answer
}

test('the bundled shop serves a page, its pictures and its scripts', async () => {
  const html = await (await read('/en-us')).text()
  const [picture = ''] = html.match(/\/i\/[\w-]+\/scene\.[\w.-]+-640\.avif/) ?? html.match(/\/i\/[\w./-]+\.avif/) ?? []
  expect((await read(picture)).headers.get('content-type')).toBe('image/avif')
  const [script = ''] = html.match(/\/assets\/[\w.-]+\.js/) ?? []
  expect((await read(script)).headers.get('content-type')).toContain('javascript')
})

test('the bundled shop documents its calls', async () => {
  const document = (await (await read('/openapi.json')).json()) as { paths: Record<string, object> }
  expect(Object.keys(document.paths).length).toBeGreaterThan(50)
  expect(await (await read('/docs/api/')).text()).toContain('swagger-ui')
  expect((await read('/docs/api/static/swagger-ui.css')).headers.get('content-type')).toContain('text/css')
})

test('the bundled shop starts its payment sandbox', async () => {
  const answer = await fetch(shop.sandboxUrl)
  expect(answer.status).toBeLessThan(500)
})
