import { mkdirSync } from 'node:fs'
import { launchChromium } from '@lacehouse/test-kit/browser/launch-chromium'
import type { Page } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { type OpenPage, openPage, type PageOptions } from './open-page.ts'

type OpenOptions = Partial<PageOptions>

/**
 * A test of a whole way through the shop: `journey('a guest buys …', async ({ open }) => { const page = await open({ device: 'phone' }) … })`.
 * Every page that it opens fails it on a console error or an uncaught one; what failed is left as a picture under reports/.
 */
export const journey = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('shop', async () => getShop())
  .extend('open', async ({ browser, shop, task }, { onCleanup }) => {
    const opened: OpenPage[] = []
    onCleanup(async () => {
      const faults = opened.flatMap((one) => one.faults())
      if (faults.length > 0 || task.result?.state === 'fail') await takePictures(opened, task.name)
      await Promise.all(opened.map(({ close }) => close()))
      if (faults.length > 0) throw new Error(`The page reported errors:\n${faults.join('\n')}`)
    })
    return async (options: OpenOptions = {}): Promise<Page> => {
      const one = await openPage(browser, { baseUrl: shop.url, ...options })
      opened.push(one)
      return one.page
    }
  })

/** The shop of this worker: workers are counted from 1. */
function getShop() {
  const shop = inject('shops')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!shop) throw new Error('There is no shop for this worker.')
  return shop
}

async function takePictures(opened: OpenPage[], title: string): Promise<void> {
  const folder = 'reports/pictures'
  const name = title.toLowerCase().replace(/[^a-z\d]+/g, '-')
  mkdirSync(folder, { recursive: true })
  await Promise.all(
    opened.map(({ page }, index) =>
      // A page that crashed cannot be photographed, and its test has failed already.
      page.screenshot({ path: `${folder}/${name}-${index + 1}.png`, fullPage: true }).catch(() => null),
    ),
  )
}
