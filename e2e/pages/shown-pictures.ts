import type { Page } from '@playwright/test'

/** Adds up how far things move by themselves, from the first moment of each page on; read by `readShift`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]
      const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
      const all = window as unknown as { shifted: number }
      all.shifted += own.reduce((sum, { value }) => sum + value, 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far things have moved by themselves. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}
