import type { Block } from '@lacehouse/contracts'

/** Finds the block that is seen first: bars and room above it do not count. */
export function findOpeningBlock(blocks: readonly Block[]): Block | undefined {
  return blocks.find(({ type }) => type !== 'benefit-bar' && type !== 'spacer')
}
