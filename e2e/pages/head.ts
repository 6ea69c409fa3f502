import type { Page } from '@playwright/test'

/** The head of a page as search engines read it. */
export function headOf(page: Page) {
  return {
    canonical: () => page.locator('link[rel="canonical"]').getAttribute('href'),
    languages: () =>
      page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
    property: (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content'),
    robots: () => page.locator('meta[name="robots"]').getAttribute('content'),
    data: async (): Promise<string[]> => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      return texts.map((text) => JSON.parse(text)['@type'])
    },
  }
}
