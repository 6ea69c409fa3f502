import type { ProductTile } from '@lacehouse/contracts'

/** The properties of every block component. */
export type BlockProps<Block> = {
  readonly block: Block
  /** The products that blocks of the first screen show, by id. */
  readonly tiles: Readonly<Record<string, ProductTile>>
  /** The block is on the first screen, so that its picture is fetched with priority. */
  readonly priority: boolean
}
