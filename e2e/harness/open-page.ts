import { type Browser, type BrowserContext, devices, type Page } from 'playwright-core'
import { watchPage } from './watch-page.ts'

export type Device = 'phone' | 'desktop'

export interface PageOptions {
  device?: Device
  /** The browser's language, `de-DE`. */
  language?: string
  baseUrl: string
  /** False for a visitor whose browser runs none of the page's own. */
  scripts?: boolean
  /** Console errors that belong to the test, such as the 404 of a page that is not there. */
  expectedErrors?: RegExp[]
  /** A context to open another tab in. */
  context?: BrowserContext
}

export interface OpenPage {
  page: Page
  context: BrowserContext
  /** What went wrong on the page so far. */
  faults: () => string[]
  close: () => Promise<void>
}

const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }

/** A page of a browser that has never been here: its own cookies and storage, unless a context is given to share. */
export async function openPage(browser: Browser, options: PageOptions): Promise<OpenPage> {
  const context =
    options.context ??
    (await browser.newContext({
      ...(options.device === 'phone' ? devices['Pixel 7'] : desktop),
      baseURL: options.baseUrl,
      locale: options.language ?? 'en-US',
      reducedMotion: 'reduce',
      javaScriptEnabled: options.scripts ?? true,
    }))
  const page = await context.newPage()
  // Less than a test's own time, so that what was waited for is what the failure names.
  page.setDefaultTimeout(20_000)
  const { faults } = watchPage(page, options.expectedErrors)
  const close = () => (options.context ? page.close() : context.close())
  return { page, context, faults, close }
}
