import { seconds } from '@lacehouse/domain/time/durations'
import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import type { BrowserContext } from '@playwright/test'
import { expect, type Page, test } from '../../fixtures/test.ts'
import { listStored, watchRequests } from '../../fixtures/watch-browser.ts'
import { readConsentTable } from '../../pages/consent-table.ts'
import { listPages } from '../../pages/listed-pages.ts'

const table = await readConsentTable()
const everyPage = await listPages()
/** The longest that a page may take on a slow machine. */
const pageTime = seconds(15)
const required = ['C0001']
const everything = ['C0001', 'C0002', 'C0003', 'C0004']

type Walk = {
  readonly page: Page
  readonly context: BrowserContext
  readonly locale: string
  readonly allowed: readonly string[]
  /** Each page is a document of its own; otherwise links lead from one to the next, which takes a fraction of the time. */
  readonly loads?: boolean
}

/** Visits every page in the table of routes, and lists what they stored that the table does not know or the categories do not allow. */
async function walk({ page, context, locale, allowed, loads = false }: Walk) {
  const requests = await watchRequests(page)
  const refused = new Set<string>()
  for (const path of everyPage) {
    const address = `/${locale}${path}`
    // A link to the account opens a dialog.
    if (loads || path === '' || path === '/account') await page.goto(address, { waitUntil: 'load' })
    else await followLink(page, address)
    await requests.flush()
    // What a page stores late is found on one of the next.
    for (const name of await listStored(context, page))
      if (!allowed.includes(table.get(name) ?? 'unknown')) refused.add(`${path} ${name}`)
  }
  return { ...requests, refused: [...refused] }
}

/** Goes to a page as a link does, and waits until it is shown and has nothing to do. */
async function followLink(page: Page, address: string): Promise<void> {
  const readEntry = () => page.evaluate(() => `${performance.timeOrigin} ${history.state?.key}`)
  const before = await readEntry()
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, address)
  await expect.poll(() => readEntry().catch(() => before), { intervals: [20, 20, 50, 100] }).not.toBe(before)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
}

const states = [
  { title: 'without a choice, where consent is asked for', locale: 'de-de', consent: null, allowed: required },
  { title: 'after a refusal', locale: 'de-de', consent: 'C0001.v1', allowed: required },
  { title: 'with analytics', locale: 'de-de', consent: 'C0001.C0002.v1', allowed: ['C0001', 'C0002'] },
  { title: 'with what saves time', locale: 'de-de', consent: 'C0001.C0003.v1', allowed: ['C0001', 'C0003'] },
  { title: 'with personalisation', locale: 'de-de', consent: 'C0001.C0004.v1', allowed: ['C0001', 'C0004'] },
  { title: 'with everything', locale: 'de-de', consent: 'C0001.C0002.C0003.C0004.v1', allowed: everything },
  { title: 'without a choice, where a refusal is offered', locale: 'en-us', consent: null, allowed: everything },
] as const

test.beforeEach(({ pageErrors }) => {
  // Every page of the shop is opened.
  test.setTimeout(everyPage.length * pageTime)
  // Pages of an account ask for a session, and lists that no one has are not found.
  pageErrors.allow(/40[134]/)
})

for (const { title, locale, consent, allowed } of states) {
  test.describe(title, () => {
    test.use({ siteLocale: locale, consent })

    test(`no page in the table of routes stores, sends or loads more than ${allowed.join(', ')} [ROLE-04]`, async ({
      page,
      context,
      shop,
    }) => {
      // Before the first choice each page is loaded as its first visitor does.
      const loads = consent === null && locale === 'de-de'
      const { refused, hosts, sent, flush } = await walk({ page, context, locale, allowed, loads })
      expect(refused).toEqual([])
      expect([...hosts]).toEqual([new URL(shop.url).host])
      const due = allowed.filter((category) => category === 'C0002' || category === 'C0004')
      // What is allowed comes, so that nothing else is late only.
      await expect.poll(() => flush().then(() => [...sent].toSorted())).toEqual(due)
    })
  })
}

test.describe('with the Global Privacy Control', () => {
  test.use({ consent: null })

  test('no page in the table of routes stores, sends or loads more than what is required [ROLE-04]', async ({
    page,
    context,
    shop,
  }) => {
    await context.setExtraHTTPHeaders({ 'sec-gpc': '1' })
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }))
    const { refused, hosts, sent } = await walk({ page, context, locale: 'en-us', allowed: required })
    expect(refused).toEqual([])
    expect([...hosts]).toEqual([new URL(shop.url).host])
    expect([...sent]).toEqual([])
  })
})

test.describe('with a consent that is taken back', () => {
  test.use({ siteLocale: 'de-de' })

  test('what it allowed is gone at once, and no page in the table of routes stores or sends it any more [ROLE-04]', async ({
    page,
    context,
    t,
  }) => {
    await page.goto(`/de-de/p/x-${demoProducts.plain}`)
    await expect.poll(() => listStored(context, page)).toEqual(expect.arrayContaining(['analytics', 'viewed', 'visit']))
    await page.goto('/de-de/privacy/preferences')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('consent.refuse') })
      .click()
    const listRefused = async () => (await listStored(context, page)).filter((name) => table.get(name) !== 'C0001')
    await expect.poll(listRefused).toEqual([])
    const { refused, sent } = await walk({ page, context, locale: 'de-de', allowed: required })
    expect(refused).toEqual([])
    expect([...sent]).toEqual([])
  })
})
