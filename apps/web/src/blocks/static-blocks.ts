import type { Block } from '@lacehouse/contracts'

/** Blocks without behaviour: the browser keeps their markup as the server has written it, without their code and data. */
export const staticBlocks = ['hero', 'banner', 'rich-text', 'accordion', 'spacer'] as const

export function isStaticBlock(type: Block['type']): boolean {
  return staticBlocks.some((known) => known === type)
}
