import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningShop, startShop } from '@lacehouse/test-kit/shop/start-shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const client = join(import.meta.dirname, '../../web/build/client')

/** Bytes of a whole page before it is compressed. */
const budgets = { home: 80_000, listing: 150_000, product: 90_000 } as const
const names = ['home', 'listing', 'product'] as const

type Page = { readonly html: string; readonly policy: string }

describe.skipIf(!existsSync(client))('pages of the real build', { timeout: 240_000 }, () => {
  let shop: RunningShop
  const pages = {} as Record<(typeof names)[number], Page>

  beforeAll(async () => {
    shop = await startShop({ env: { WARM_PICTURES: '0', QUICK_PICTURES: '1' } })
    pages.home = await read('/en-us')
    pages.listing = await read(findLink(pages.home, 'c'))
    pages.product = await read(findLink(pages.listing, 'p'))
  }, 240_000)
  afterAll(() => shop?.stop())

  async function read(path: string): Promise<Page> {
    const answer = await fetch(shop.url + path, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } })
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' }
  }

  test.each(names)('%s weighs no more than its budget', (name) => {
    expect(Buffer.byteLength(pages[name].html)).toBeLessThanOrEqual(budgets[name])
  })

  test.each(names)('%s carries the styles of all that it shows, and fetches no style sheet', (name) => {
    const { html } = pages[name]
    const inline = classesOf([...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join(''))
    const built = classesOf(listStyleSheets().join(''))
    const shown = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' '))
    expect(shown.filter((one) => built.has(one) && !inline.has(one))).toEqual([])
    const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.includes('disabled'))).toEqual([])
  })

  test.each(names)('the scripts of %s wait in its noscript, and each is allowed by its hash', (name) => {
    const { html, policy } = pages[name]
    const waiting = /<noscript data-scripts="true">([\s\S]*?)<\/noscript>/.exec(html)?.[1] ?? ''
    expect(waiting).toMatch(/<link rel="modulepreload"[\s\S]*<script[^>]*type="module"[\s\S]*streamController\.enqueue/)
    expect(html.replace(waiting, '')).not.toMatch(/type="module"|rel="modulepreload"/)
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, code = '']) => code,
    )
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, code = '']) => code)
    const hashes = [...scripts, ...styles].map((code) => createHash('sha256').update(code).digest('base64'))
    expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([])
  })

  test.each(names)('%s hands neither menu, footer nor tiles to its scripts again', (name) => {
    const data = /streamController\.enqueue\(([\s\S]*?)\);<\/script>/.exec(pages[name].html)?.[1] ?? ''
    expect(data).not.toMatch(/menuBanner|visualSelectors|"legal|hoverImage/)
  })

  test('a product reaches the cart, and a code the product, without a script', async () => {
    const product = pages.product.html
    const size = /name="size"[^>]*value="([^"]+)"/.exec(product)?.[1] ?? ''
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(product)?.[1] ?? ''
    const added = await send({ intent: 'add', product: value('product'), color: value('color'), size })
    expect([added.status, added.headers.get('location')]).toEqual([303, '/en-us/cart/basic'])
    const cookie = added.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const coupon = await send({ intent: 'coupon', code: 'LACE5' }, { cookie })
    expect(coupon.status).toBe(303)
    const cart = await (await fetch(`${shop.url}/en-us/cart/basic`, { headers: { cookie } })).text()
    expect(cart).toContain('Remove code LACE5')
    const refused = await send({ intent: 'coupon', code: 'NOSUCHCODE' }, { cookie })
    expect([refused.status, (await refused.text()).includes('don’t know this code')]).toEqual([400, true])
  })

  test('a form of another origin changes no cart', async () => {
    expect((await send({ intent: 'add' }, { origin: 'https://evil.test' })).status).toBe(403)
  })

  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}/en-us/cart/basic`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: shop.url, ...headers },
      body: new URLSearchParams(fields),
    })
})

const findLink = ({ html }: Page, kind: 'c' | 'p') =>
  new RegExp(`href="(/en-us/${kind}/[^"?#]+)"`).exec(html)?.[1] ?? ''

const classesOf = (css: string) => new Set([...css.matchAll(/\.(_[\w-]{5})(?![\w-])/g)].map(([, name = '']) => name))

const listStyleSheets = () =>
  readdirSync(join(client, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(client, 'assets', file), 'utf8'))
