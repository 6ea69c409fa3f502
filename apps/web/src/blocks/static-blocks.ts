import type { Block } from '@lacehouse/contracts'

/** The blocks without behaviour. The browser keeps the server's markup, and fetches neither their code nor their data. */
export const staticBlocks = ['hero', 'banner', 'rich-text', 'accordion', 'spacer'] as const

export function isStaticBlock(type: Block['type']): boolean {
  return staticBlocks.some((known) => known === type)
}
