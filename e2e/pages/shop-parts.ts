import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { watchCalls } from '../harness/watch-calls.ts'

/** Waits until the page answers to the shopper: its own scripts have taken over, and what comes after it has come. */
export async function goTo(page: Page, path: string): Promise<void> {
  const calls = watchCalls(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await untilItAnswers(page.getByRole('main'))
  await calls.untilQuiet()
}

/** Waits until the scripts of a part that comes late have taken over this element: React keeps its properties on it then. */
export async function untilItAnswers(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true)
}

/** The list of a category or a search. */
export function listingOf(page: Page) {
  return {
    results: page.getByRole('main').getByRole('article'),
    filter: (name: RegExp): Locator => page.getByRole('complementary').getByRole('checkbox', { name }),
    count: async (): Promise<number> => {
      const text = await page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first().textContent()
      return Number(text?.replace(/\D/g, ''))
    },
    chosen: (label: string): Locator => page.getByRole('list', { name: label }).getByRole('listitem'),
  }
}

/** Reads what the head says of the page. */
export function headOf(page: Page) {
  return {
    canonical: () => page.locator('link[rel="canonical"]').getAttribute('href'),
    languages: () =>
      page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
    property: (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content'),
    data: async (): Promise<string[]> => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      return texts.map((text) => JSON.parse(text)['@type'])
    },
  }
}
