import type { Block, PageDocument } from '@lacehouse/contracts'
import type { Passage } from '@lacehouse/domain/content/search-passages'
import { toPlainText } from '../../core/content/to-plain-text.ts'

/**
 * Lists the passages of a page: the questions of its accordions, the cards of its collections, and its other texts, divided at their
 * headings. Blocks that decide what a visitor sees are left out.
 */
export function listPassages({ title, description, blocks }: PageDocument): Passage[] {
  const ofBlocks = blocks.flatMap((block) => listBlockPassages(block, title))
  return [{ title, text: description ?? '' }, ...ofBlocks].filter(({ text }) => text !== '')
}

function listBlockPassages(block: Block, page: string): Passage[] {
  if (block.type === 'experience' || block.type === 'segmentation' || block.type === 'fragment') return []
  const title = block.title ?? page
  const items = block.type === 'accordion' || block.type === 'collection' ? block.items : []
  return [
    ...divideAtHeadings(block.richText ?? '', title),
    ...items.map((item) => ({ title: item.title ?? title, text: toPlainText(item.richText ?? '') })),
  ]
}

/** The markup is sanitised, so that its headings are written in one way. */
function divideAtHeadings(html: string, title: string): Passage[] {
  const [before = '', ...rest] = html.split(/<h[2-4]\b[^>]*>/)
  const parts = rest.map((part) => {
    const [heading = '', text = ''] = part.split(/<\/h[2-4]>/)
    return { title: toPlainText(heading), text: toPlainText(text) }
  })
  return [{ title, text: toPlainText(before) }, ...parts]
}
