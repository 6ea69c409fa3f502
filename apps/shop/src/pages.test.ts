import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSites } from '@lacehouse/demo'
import { listLocales } from '@lacehouse/domain/site/find-site'
import { runCommand } from '@lacehouse/test-kit/shop/run-command'
import { type RunningShop, startShop } from '@lacehouse/test-kit/shop/start-shop'
import { buildRecordFile, getBuildRecord } from '@lacehouse/web'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkPaymentPages } from './check-pages/check-payment-pages.ts'

/** The file in which a test switches on faults. */
const faults = join(tmpdir(), `pages-without-parts-${process.pid}.json`)
const client = join(import.meta.dirname, '../../web/build/client')

/** Bytes of a whole page before it is compressed. */
const budgets = { home: 80_000, listing: 150_000, product: 90_000 } as const
const names = ['home', 'listing', 'product'] as const

type Page = { readonly html: string; readonly policy: string }

describe.skipIf(!existsSync(client))('pages of the real build', { timeout: 240_000 }, () => {
  let shop: RunningShop
  const pages = {} as Record<(typeof names)[number], Page>

  beforeAll(async () => {
    shop = await startShop({ env: { WARM_PICTURES: '0', QUICK_PICTURES: '1', FAULTS: faults } })
    pages.home = await read('/en-us')
    pages.listing = await read(findLink(pages.home, 'c'))
    pages.product = await read(findLink(pages.listing, 'p'))
  }, 240_000)
  afterEach(() => rmSync(faults, { force: true }))
  afterAll(() => shop?.stop())

  async function visit(path: string) {
    const answer = await fetch(shop.url + path, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } })
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }

  /** Reads a page from the page cache, which keeps a page with all its parts only. */
  async function read(path: string): Promise<Page> {
    const { html, headers } = await vi.waitFor(
      async () => {
        const answer = await visit(path)
        expect(answer.headers.get('x-cache')).toBe('hit')
        return answer
      },
      { timeout: 60_000, interval: 200 },
    )
    return { html, policy: headers.get('content-security-policy') ?? '' }
  }

  test.each(['/en-us/x%0Ay', '/en-us/nowhere', '/x%0Ay', '/en-us/p/no-such-LH00000000'])(
    'the path %s is 404 and writes nothing into the output of the shop [RT-18]',
    async (path) => {
      const before = shop.output()
      const { status } = await fetch(shop.url + path, { headers: { accept: 'text/html' } })
      expect([status, shop.output().slice(before.length)]).toEqual([404, ''])
    },
  )

  test('an unknown parameter makes no new page in the cache', async () => {
    const path = findLink(pages.home, 'c')
    const outcomes = []
    for (const query of ['', '?x=1', '?x=2&sort=relevance'])
      outcomes.push((await fetch(shop.url + path + query)).headers.get('x-cache'))
    expect(outcomes).toEqual(['hit', 'hit', 'hit'])
  })

  test('a whole address in place of the path leads nowhere', async () => {
    const { hostname, port } = new URL(shop.url)
    const status = await new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path: 'http://evil.example/en-us/' }, (answer) => {
        resolve([answer.statusCode, answer.headers.location])
        answer.resume()
      })
      asked.on('error', reject).end()
    })
    expect(status).toEqual([400, undefined])
  })

  test.each(names)('benefit bar, menu and footer of %s come from the documents of the site [CMS-20]', async (name) => {
    const readTexts = async (path: string) => {
      const answer = await fetch(`${shop.url}/publish/caas/v1/canvas/${path}?locale=en-us`)
      return listTexts(await answer.json())
    }
    const menu = await readTexts('menu/LH-US')
    const shown = [...(await readTexts('page/LH-US/global')), ...(await readTexts('footer/LH-US')), ...menu.slice(0, 1)]
    expect(shown.length).toBeGreaterThan(15)
    const { html } = pages[name]
    expect(shown.filter((text) => !html.includes(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')))).toEqual([])
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
    expect(waiting).toMatch(/<link rel="modulepreload"[\s\S]*<script[^>]*type="module"/)
    expect(html.replace(waiting, '')).not.toMatch(/type="module"|rel="modulepreload"/)
    const scripts = [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, code = '']) => code)
    const hashes = [...scripts, ...styles].map((code) => createHash('sha256').update(code).digest('base64'))
    expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([])
  })

  test('pages with other content allow the same scripts, none of which holds data', () => {
    const rest = names.map((name) => /script-src [^;]*/.exec(pages[name].policy)?.[0].split(' ').length)
    expect(rest).toEqual([8, 8, 8])
    for (const name of names) expect(pages[name].html).not.toContain('streamController.enqueue(')
  })

  test.each(names)('every script file that %s names carries its hash', (name) => {
    const links = pages[name].html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => !/ integrity="sha256-[^"]+"/.test(link))).toEqual([])
  })

  test('the served payment pages are what the build made', async () => {
    const record = getBuildRecord(join(client, '..', buildRecordFile))
    const payment = { origins: shop.sandboxUrl, scriptOrigins: shop.sandboxUrl, hasForeignScripts: false }
    const locales = listLocales(await loadSites())
    expect(await checkPaymentPages({ publicUrl: shop.url, locales, record, payment })).toEqual([])
    const [, hashes] = Object.entries(record.pages).find(([path]) => path === '/en-us/checkout') ?? []
    expect(Object.keys(record.pages)).toHaveLength(locales.length * 3)
    expect(hashes?.scriptHashes).toHaveLength(6)
  })

  test('the command compares the payment pages with a record, and ends with 1 when they differ', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lh-record-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const other = join(folder, buildRecordFile)
    const record = getBuildRecord(join(client, '..', buildRecordFile))
    const pages = Object.entries(record.pages).map(([path, hashes]) => [path, { ...hashes, scriptHashes: [] }])
    await writeFile(other, JSON.stringify({ ...record, pages: Object.fromEntries(pages) }))
    expect(await checkPages()).toMatchObject({ code: 0, output: expect.stringContaining('are as they were built') })
    const differing = await checkPages('--record', other)
    expect(differing.code).toBe(1)
    expect(differing.output).toContain('/en-us/checkout: an added script')
  })

  /** Runs `lacehouse check pages`; gives its exit code and what it has written. */
  const checkPages = async (...args: string[]): Promise<{ readonly code: number; readonly output: string }> => {
    const env = { ...process.env, PAYMENT_SANDBOX_PUBLIC_URL: shop.sandboxUrl }
    const { code, said, refused } = await runCommand(['check', 'pages', '--url', shop.url, ...args], { env })
    return { code, output: said + refused }
  }

  test('addresses that no route matches write nothing to the output, however many are asked for', async () => {
    const before = shop.output()
    for (let nth = 0; nth < 5; nth += 1) expect((await fetch(`${shop.url}/en-us/x%0Ay${nth}`)).status).toBe(404)
    expect(shop.output()).toBe(before)
  })

  test.each(names)('%s hands neither menu, footer nor tiles to its scripts again', (name) => {
    const data = /<script type="application\/json">([\s\S]*?)<\/script>/.exec(pages[name].html)?.[1] ?? ''
    expect(data).toContain('loaderData')
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

  // Last, because a part stays away for two seconds after its faults.
  test('without content the home page leads into the shop, and a content page answers 503 in its frame (T23)', async () => {
    writeFileSync(faults, JSON.stringify({ content: { mode: 'down' } }))
    const home = await visit('/de-de')
    expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(home.html).toMatch(/Startseite ist gerade nicht verfügbar[\s\S]*href="\/de-de\/search"/)
    const about = await visit('/de-de/about')
    expect([about.status, about.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await visit('/de-de/menu')).html).toMatch(/href="\/de-de\/c\//)
    expect(about.html).toMatch(/<header[\s\S]*Diese Seite ist gerade nicht verfügbar/)
    const listing = await visit(findLink(pages.home, 'c').replace('en-us', 'en-ca'))
    expect([listing.status, /href="\/en-ca\/p\//.test(listing.html)]).toEqual([200, true])
  })

  test('without the match of words the search page answers 503 with the categories, and a listing shows its products (T23)', async () => {
    writeFileSync(faults, JSON.stringify({ search: { mode: 'garbage' } }))
    const search = await visit('/en-us/search?q=trainers')
    expect([search.status, search.headers.get('retry-after')]).toEqual([503, '2'])
    expect(search.html).toMatch(/Search isn’t available right now[\s\S]*href="\/en-us\/c\//)
    const listing = await visit(`${findLink(pages.home, 'c')}?sort=newest`)
    expect([listing.status, /href="\/en-us\/p\//.test(listing.html)]).toEqual([200, true])
  })

  // Last, because it fills the page cache with every language.
  test('home, listing and product weigh no more than their budgets in each language', async () => {
    const over: string[] = []
    for (const locale of listLocales(await loadSites())) {
      const home = await read(`/${locale}`)
      const listing = await read(findLink(home, 'c', locale))
      const product = await read(findLink(listing, 'p', locale))
      for (const [name, { html }] of Object.entries({ home, listing, product })) {
        const bytes = Buffer.byteLength(html)
        if (bytes > budgets[name as keyof typeof budgets]) over.push(`${name} ${locale}: ${bytes}`)
      }
    }
    expect(over).toEqual([])
  })
})

const findLink = ({ html }: Page, kind: 'c' | 'p', locale = 'en-us') =>
  new RegExp(`href="(/${locale}/${kind}/[^"?#]+)"`).exec(html)?.[1] ?? ''

const classesOf = (css: string) => new Set([...css.matchAll(/\.(_[\w-]{5})(?![\w-])/g)].map(([, name = '']) => name))

const listStyleSheets = () =>
  readdirSync(join(client, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(client, 'assets', file), 'utf8'))

/** Lists what the links of a document read. */
function listTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'text' && typeof inner === 'string' ? [inner] : listTexts(inner),
  )
}
