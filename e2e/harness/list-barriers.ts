import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What on a page or in one part of it bars people from using it, by WCAG 2.2 AA: one sentence for each rule, with the elements.
 * A test says `expect(await listBarriers(page)).toEqual([])`.
 */
export async function listBarriers(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(levels)
  const { violations } = await (within ? builder.include(within) : builder).analyze()
  const found = await Promise.all(
    violations.map(async ({ id, help, nodes }) => {
      const targets = nodes.map(({ target }) => target.join(' '))
      const real = id === 'target-size' ? await listSmallTargets(page, targets) : targets
      return real.length > 0 ? [`${id}: ${help}: ${real.join(', ')}`] : []
    }),
  )
  return found.flat()
}

/** Of targets that are too small to touch, those that are so wherever they stand, and not just half under a bar that stays. */
async function listSmallTargets(page: Page, targets: readonly string[]): Promise<string[]> {
  const small: string[] = []
  for (const target of targets) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { violations } = await new AxeBuilder({ page }).include(target).withRules('target-size').analyze()
    if (violations.length > 0) small.push(target)
  }
  return small
}
