import type { Block } from '@lacehouse/contracts'

/** Finds the block that is seen first: bars and room above it do not count. */
export const findOpeningBlock = (blocks: readonly Block[]): Block | undefined =>
  blocks.find(({ type }) => type !== 'benefit-bar' && type !== 'spacer')
