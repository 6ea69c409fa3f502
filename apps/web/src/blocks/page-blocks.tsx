import type { Block, ProductTile } from '@lacehouse/contracts'
import type { ComponentType } from 'react'
import { useServerData } from '../rendering/server-data.ts'
import type { BlockProps } from './block-props.ts'
import { findOpeningBlock } from './find-opening-block.ts'
import { registry } from './registry.ts'

type Props = {
  readonly blocks: readonly Block[]
  readonly tiles?: Readonly<Record<string, ProductTile>>
  /** The first block opens the page, so that its picture is fetched with priority. */
  readonly opensPage?: boolean
}

/** Shows the blocks of a content page in their order. */
export function PageBlocks({ blocks, tiles = {}, opensPage = false }: Props) {
  const written = useServerData('blocks')
  const shown = written ?? blocks
  const first = findOpeningBlock(shown)
  return shown.map((block) => {
    // The registry pairs each type with its component, which TypeScript cannot follow through a union.
    const Component = registry[block.type] as ComponentType<BlockProps<Block>>
    return <Component key={block.id} block={block} tiles={tiles} priority={opensPage && block === first} />
  })
}
