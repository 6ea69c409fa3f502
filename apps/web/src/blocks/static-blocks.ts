import type { PlainBlock } from '@lacehouse/contracts'

/** The blocks without behaviour. The browser keeps the server's markup, and fetches neither their code nor their data. */
const staticBlocks = [
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
] as const satisfies readonly PlainBlock['type'][]
export type StaticBlock = (typeof staticBlocks)[number]

export function isStaticBlock(type: PlainBlock['type']): boolean {
  return staticBlocks.some((known) => known === type)
}
