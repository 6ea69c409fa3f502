import type { ProductTile } from '@lacehouse/contracts'

/** What every block component is given. */
export type BlockProps<Block> = {
  readonly block: Block
  /** Products that blocks of the first screen name, by id. */
  readonly tiles: Readonly<Record<string, ProductTile>>
  /** Stands on the first screen: its picture is fetched before all else. */
  readonly priority: boolean
}
