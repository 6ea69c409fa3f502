import { createServer, type Server } from 'node:http'
import { launchChromium } from '@lacehouse/test-kit/browser/launch-chromium'
import { findFreePort } from '@lacehouse/test-kit/shop/start-shop'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBarriers } from './list-barriers.ts'
import { openPage } from './open-page.ts'

const pages: Record<string, string> = {
  '/fine': '<!doctype html><html lang=en><title>Fine</title><main><h1>Fine</h1><p>Nothing wrong.</main>',
  '/console': '<!doctype html><title>x</title><script>console.error("a price is missing")</script>',
  '/uncaught': '<!doctype html><title>x</title><script>undefined.price</script>',
  '/barrier': '<!doctype html><html lang=en><title>Shoe</title><main><h1>Shoe</h1><img src="/shoe.svg"></main>',
  '/shoe.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

let browser: Browser
let server: Server
let baseUrl = ''

beforeAll(async () => {
  browser = await launchChromium()
  const port = await findFreePort()
  baseUrl = `http://localhost:${port}`
  server = createServer((request, reply) => {
    const type = request.url?.endsWith('.svg') ? 'image/svg+xml' : 'text/html'
    reply.writeHead(pages[request.url ?? ''] ? 200 : 404, { 'content-type': type })
    reply.end(pages[request.url ?? ''] ?? 'not here')
  }).listen(port)
})

afterAll(async () => {
  await browser.close()
  server.close()
})

async function visit(path: string, expectedErrors?: RegExp[]): Promise<string[]> {
  const { page, faults, close } = await openPage(browser, { baseUrl, ...(expectedErrors ? { expectedErrors } : {}) })
  // Every new address asks for the icon once, which is no fault of these pages.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await page.goto(path)
  await close()
  return faults()
}

test('a page without errors passes', async () => {
  expect(await visit('/fine')).toEqual([])
})

test.each([
  ['/console', 'a price is missing'],
  ['/uncaught', 'uncaught error: TypeError'],
  ['/absent', '404'],
])('the errors of %s are found', async (path, words) => {
  expect(await visit(path)).toEqual([expect.stringContaining(words)])
})

test('an error that the test expects is none', async () => {
  expect(await visit('/absent', [/404/])).toEqual([])
})

test.each([
  ['/fine', []],
  ['/barrier', [expect.stringMatching(/^image-alt: /)]],
])('the barriers of %s are listed', async (path, barriers) => {
  const { page, close } = await openPage(browser, { baseUrl, device: 'phone' })
  await page.goto(path)
  expect(await listBarriers(page)).toEqual(barriers)
  await close()
})
