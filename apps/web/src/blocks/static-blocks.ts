import type { PlainBlock } from '@lacehouse/contracts'

/** The blocks without behaviour. The browser keeps the server's markup, and fetches neither their code nor their data. */
export const staticBlocks = [
  'hero',
  'banner',
  'rich-text',
  'accordion',
  'event',
  'spacer',
  'visual-selector',
  'secondary-navigation',
  'filter-by',
  'anchor',
  'button',
  'picture',
] as const

export function isStaticBlock(type: PlainBlock['type']): boolean {
  return staticBlocks.some((known) => known === type)
}
