import type { Block, PlainBlock } from '@lacehouse/contracts'
import type { DecisionPoint } from '@lacehouse/domain/experiments/decision-point'

/** The blocks that a visitor sees of a block with variants or segments. */
export type DecidedBlock = {
  readonly id: string
  readonly type: 'decided'
  /** The variant or segment; null for the baseline. */
  readonly choice: string | null
  readonly blocks: readonly PlainBlock[]
  /** Of an experience alone. */
  readonly experienceId?: string
  readonly trackingEvent?: string
}

/** A block as a page shows it. */
export type ShownBlock = PlainBlock | DecidedBlock

type Decide = (point: DecisionPoint) => string | null

/** Chooses the content of blocks that differ by visitor; what is not chosen never reaches the page (CMS-14, CMS-15). */
export function decideBlocks(blocks: readonly Block[], decide: Decide): ShownBlock[] {
  return blocks.flatMap((block) => {
    // Replies have the blocks of a fragment in its place.
    if (block.type === 'fragment') return []
    if (block.type === 'segmentation') {
      const { id, segments, baselines } = block
      const choice = decide({ kind: 'segment', segments: segments.map((segment) => segment.id) })
      const chosen = segments.find((segment) => segment.id === choice)
      return { id, type: 'decided', choice, blocks: chosen?.targets ?? baselines }
    }
    if (block.type === 'experience') {
      const { id, experienceId, variants, baselines, trackingEvent } = block
      const variantIds = variants.map(({ variantId }) => variantId)
      const choice = decide({ kind: 'experience', experienceId, variantIds })
      const chosen = variants.find(({ variantId }) => variantId === choice)
      const tracking = { experienceId, ...(trackingEvent && { trackingEvent }) }
      return { id, type: 'decided', choice, blocks: chosen?.targets ?? baselines, ...tracking }
    }
    return block
  })
}

/** Lists the blocks of a page without the places in which a decision was made. */
export function listPlainBlocks(blocks: readonly ShownBlock[]): readonly PlainBlock[] {
  return blocks.flatMap((block) => (block.type === 'decided' ? block.blocks : block))
}

/** Changes each plain block of a page, within decided ones too. */
export function mapPlainBlocks(
  blocks: readonly ShownBlock[],
  change: (block: PlainBlock) => PlainBlock,
): readonly ShownBlock[] {
  return blocks.map((block) =>
    block.type === 'decided' ? { ...block, blocks: block.blocks.map(change) } : change(block),
  )
}
