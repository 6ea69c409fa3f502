import type { PlainBlock } from '@lacehouse/contracts'

/** Finds the block that opens the page; bars and spacers above it do not count. */
export function findOpeningBlock(blocks: readonly PlainBlock[]): PlainBlock | undefined {
  return blocks.find(({ type }) => type !== 'benefit-bar' && type !== 'spacer')
}
