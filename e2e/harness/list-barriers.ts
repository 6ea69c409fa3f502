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
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
