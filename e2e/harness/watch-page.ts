import type { Page } from 'playwright-core'

export interface Watch {
  /** What went wrong on the page so far, one sentence each, but for what was expected. */
  faults: () => string[]
}

/** Listens for errors that a shopper would not see and a test must not overlook: console errors, uncaught errors, crashes. */
export function watchPage(page: Page, expected: RegExp[] = []): Watch {
  const faults: string[] = []
  const add = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') add(`console error: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => add(`uncaught error: ${error.stack ?? error.message}`))
  page.on('crash', () => add('the page crashed'))
  return { faults: () => [...faults] }
}
