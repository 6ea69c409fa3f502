import { seconds } from '@lacehouse/domain/time/durations'
import { demoProducts } from '@lacehouse/test-kit'
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

/** Pages of every kind. A product is the last, because its page has most to report. */
const someOfEachKind = [
  '',
  '/c/women-1000',
  '/search?q=leather',
  '/cart',
  '/articles',
  '/help/delivery',
  '/sign-up',
  `/p/x-${demoProducts.plain}`,
]

type Walk = {
  readonly page: Page
  readonly context: BrowserContext
  readonly locale: string
  readonly allowed: readonly string[]
  readonly paths?: readonly string[]
}

/** Visits pages, and lists what they stored that the table does not know or the categories do not allow. */
async function walk({ page, context, locale, allowed, paths = someOfEachKind }: Walk) {
  const requests = await watchRequests(page)
  const refused = new Set<string>()
  for (const path of paths) {
    await page.goto(`/${locale}${path}`)
    await page.waitForLoadState('load')
    await requests.flush()
    for (const name of await listStored(context, page))
      if (!allowed.includes(table.get(name) ?? 'unknown')) refused.add(`${path} ${name}`)
  }
  return { ...requests, refused: [...refused] }
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

for (const { title, locale, consent, allowed } of states) {
  test.describe(title, () => {
    test.use({ siteLocale: locale, consent })

    test(`no page stores or sends more than ${allowed.join(', ')} [ROLE-04]`, async ({ page, context, shop }) => {
      test.slow()
      const { refused, hosts, sent, flush } = await walk({ page, context, locale, allowed })
      expect(refused).toEqual([])
      expect([...hosts]).toEqual([new URL(shop.url).host])
      const due = allowed.filter((category) => category === 'C0002' || category === 'C0004')
      // What is allowed comes, so that nothing else is late only.
      await expect.poll(() => flush().then(() => [...sent].toSorted())).toEqual(due)
    })
  })
}

for (const consent of [null, 'C0001.v1']) {
  test.describe(consent === null ? 'before a choice' : 'with a refusal', () => {
    test.use({ siteLocale: 'de-de', consent })

    test('no page in the table of routes stores, sends or loads what is not required [ROLE-04]', async ({
      page,
      context,
      shop,
      pageErrors,
    }) => {
      // Every page of the shop is opened.
      test.setTimeout(everyPage.length * pageTime)
      // Pages of an account ask for a session, and lists that no one has are not found.
      pageErrors.allow(/40[134]/)
      const { refused, hosts, sent } = await walk({
        page,
        context,
        locale: 'de-de',
        allowed: required,
        paths: everyPage,
      })
      expect(refused).toEqual([])
      expect([...hosts]).toEqual([new URL(shop.url).host])
      expect([...sent]).toEqual([])
    })
  })
}

test.describe('with the Global Privacy Control', () => {
  test.use({ consent: null })

  test('no page stores or sends more than what is required [ROLE-04]', async ({ page, context, shop }) => {
    test.slow()
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

  test('what it allowed is gone at once, and nothing more is stored or sent [ROLE-04]', async ({
    page,
    context,
    t,
  }) => {
    test.slow()
    const requests = await watchRequests(page)
    await page.goto(`/de-de/p/x-${demoProducts.plain}`)
    await expect.poll(() => listStored(context, page)).toEqual(expect.arrayContaining(['analytics', 'viewed', 'visit']))
    await page.goto('/de-de/privacy/preferences')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('consent.refuse') })
      .click()
    const listRefused = async () => (await listStored(context, page)).filter((name) => table.get(name) !== 'C0001')
    await expect.poll(listRefused).toEqual([])
    requests.sent.clear()
    await page.goto(`/de-de/p/x-${demoProducts.plain}`)
    await page.waitForLoadState('load')
    await requests.flush()
    expect(await listRefused()).toEqual([])
    expect([...requests.sent]).toEqual([])
  })
})
