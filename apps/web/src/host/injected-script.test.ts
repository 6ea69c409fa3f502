import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { requireSite } from '@lacehouse/domain/site/parse-site'
import { chromiumFlags } from '@lacehouse/test-kit/browser/chromium-flags'
import { findChromium } from '@lacehouse/test-kit/browser/find-chromium'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient } from '../client/api/api-client.ts'
import { ApiError } from '../client/api/api-error.ts'
import { buildRecordFile, getBuildRecord } from './build-record.ts'
import { createWebPlugin } from './create-web-plugin.ts'
import { buildFolder, loadWebBuild } from './web-build.ts'

const us = new URL('../../../../packages/demo/sites/us.json', import.meta.url)

/** A document whose markup no sanitiser has seen. */
const hostileDocument = {
  id: 'd',
  slug: 'hostile',
  title: 'Hostile',
  blocks: [
    {
      id: 'r',
      type: 'rich-text',
      richText:
        '<p>Read this</p><script>window.hit="script"</script><img src="/no-picture" onerror="window.hit=\'handler\'">' +
        '<style>body{--hit:style}</style><script src="https://evil.test/skim.js"></script>',
    },
  ],
}

const answers: Readonly<Record<string, unknown>> = {
  'content.page': hostileDocument,
  'content.menu': { id: 'm', opensOn: 'hover', items: [] },
  'content.footer': { id: 'f', columns: [], legal: [], social: [] },
  'utilities.i18n': { countryCode: 'US', fields: [] },
  'utilities.locales': { regions: [] },
}

const call = async (id: string): Promise<unknown> => {
  if (id in answers) return structuredClone(answers[id])
  throw new ApiError({ status: 404, details: [{ errorId: 'API404', message: '' }], correlationId: 'none' })
}

type Report = { readonly 'csp-report': { readonly 'effective-directive': string; readonly 'blocked-uri': string } }

const reports: Report[] = []

/** Starts the real build over HTTP; only the API is not there. */
const startShop = async (): Promise<FastifyInstance> => {
  const app = Fastify()
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, async (_request: unknown, body: string) =>
    JSON.parse(body),
  )
  app.post('/fapi/csp-reports', (request, reply) => {
    reports.push(request.body as Report)
    return reply.code(202).send({ accepted: 1 })
  })
  // The headless browser has no Reporting API, and follows `report-uri` only where nothing newer is named.
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string') reply.header('content-security-policy', policy.replace('; report-to csp', ''))
  })
  await app.register(
    createWebPlugin({
      build: await loadWebBuild(),
      api: () => ({ call }) as unknown as ApiClient,
      sites: [requireSite(JSON.parse(readFileSync(us, 'utf8')), 'us')],
      now: () => new Date(),
      production: true,
      isApiPath: (path) => /^\/(?:[a-z]+-v\d|[a-z]+\/v\d|fapi|publish|token)/.test(path),
    }),
  )
  await app.listen({ port: 0, host: 'localhost' })
  return app
}

describe.skipIf(!existsSync(buildFolder) || !findChromium())(
  'a page with a hostile document',
  { timeout: 60_000 },
  () => {
    let app: FastifyInstance
    let browser: Browser
    let origin: string

    beforeAll(async () => {
      app = await startShop()
      origin = `http://localhost:${(app.server.address() as AddressInfo).port}`
      browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags })
    }, 60_000)
    afterAll(async () => {
      await browser?.close()
      await app?.close()
    })

    /** Opens a page, and collects the violations that the browser meets. */
    async function open(path: string): Promise<{ page: Page; violations: string[]; errors: string[] }> {
      const page = await browser.newPage()
      const violations: string[] = []
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation))
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation(
            `${effectiveDirective} ${blockedURI}`,
          ),
        ),
      )
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => document.documentElement.dataset.hydrated?.includes('page'), null, {
        timeout: 20_000,
      })
      return { page, violations, errors }
    }

    const readHit = (page: Page) => page.evaluate(() => (globalThis as { hit?: string }).hit)

    test.each(['/en-us', '/en-us/checkout'])('a script in the content of %s does not run', async (path) => {
      const { page, violations } = await open(path)
      expect(await page.content()).toContain('window.hit="script"')
      expect(await readHit(page)).toBeUndefined()
      expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--hit'))).toBe('')
      const expected = [
        'script-src-elem inline',
        'script-src-attr inline',
        'style-src-elem inline',
        'script-src-elem https://evil.test/skim.js',
      ]
      for (const violation of expected) await expect.poll(() => violations).toContain(violation)
      await page.close()
    })

    test('a script in the content of a page is reported to the shop', async () => {
      reports.length = 0
      const { page } = await open('/en-us')
      const list = () => reports.map(({ 'csp-report': one }) => `${one['effective-directive']} ${one['blocked-uri']}`)
      await expect.poll(list).toContain('script-src-elem inline')
      expect(list()).toContain('script-src-elem https://evil.test/skim.js')
      await page.close()
    })

    test('the shop itself violates nothing: its pages hydrate under their own policy', async () => {
      const { page, violations, errors } = await open('/en-us/location-selector')
      expect(violations).toEqual([])
      expect(errors).toEqual([])
      await page.close()
    })

    test('text does not become markup or a script of a page [T20]', async () => {
      const { page, violations } = await open('/en-us/location-selector')
      const refused = await page.evaluate(() => {
        const attempts: Readonly<Record<string, () => unknown>> = {
          markup: () => Object.assign(document.createElement('p'), { innerHTML: '<img src=x onerror=alert(1)>' }),
          script: () => Object.assign(document.createElement('script'), { text: 'window.hit="text"' }),
          address: () => Object.assign(document.createElement('script'), { src: 'https://evil.test/skim.js' }),
          worker: () => new Worker('/i/worker.js'),
          policy: () =>
            (
              globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
            ).trustedTypes.createPolicy('evil', {}),
        }
        return Object.entries(attempts).flatMap(([name, attempt]) => {
          try {
            attempt()
            return []
          } catch {
            return [name]
          }
        })
      })
      expect(refused).toEqual(['markup', 'script', 'address', 'worker', 'policy'])
      await expect.poll(() => violations).toContain('require-trusted-types-for trusted-types-sink')
      await page.close()
    })

    test('content that comes with a navigation is shown, and its script does not run', async () => {
      const { page, violations, errors } = await open('/en-us/location-selector')
      await page.locator('a[href="/en-us"]').first().click()
      await page.getByText('Read this').waitFor()
      await expect.poll(() => violations).toContain('script-src-attr inline')
      expect(violations.filter((violation) => violation.includes('trusted-types'))).toEqual([])
      expect(errors.filter((error) => /trusted/i.test(error))).toEqual([])
      expect(await readHit(page)).toBeUndefined()
      await page.close()
    })

    test('a changed file that a payment page fetches later does not run', async () => {
      const { page } = await open('/en-us/checkout')
      const named = await page.content()
      const { assets } = getBuildRecord(join(buildFolder, buildRecordFile))
      const later = Object.keys(assets).find((path) => /\/size-guide-dialog-.*\.js$/.test(path)) ?? ''
      expect(named).not.toContain(`href="${later}"`)
      await page.route(`**${later}`, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: `window.hit="later";${await answer.text()}` })
      })
      // As a text: the test runner would rewrite the import of a function.
      const load = () => page.evaluate(`import(${JSON.stringify(later)}).then(() => true, () => false)`)
      expect(await load()).toBe(false)
      expect(await readHit(page)).toBeUndefined()
      await page.close()
    })

    test('a file of the build that was changed on its way does not run', async () => {
      const page = await browser.newPage()
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      await page.route('**/assets/shell-*.js', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: `window.hit="file";${await answer.text()}` })
      })
      await page.goto(`${origin}/en-us/location-selector`)
      await expect.poll(() => messages.join('\n'), { timeout: 10_000 }).toMatch(/integrity/)
      expect(await readHit(page)).toBeUndefined()
      await page.close()
    })
  },
)
