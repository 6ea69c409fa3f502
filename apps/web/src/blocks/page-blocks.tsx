import type { PlainBlock, ProductTile } from '@lacehouse/contracts'
import { type ComponentType, Suspense } from 'react'
import { useIsBrowser } from '../client/use-is-browser.ts'
import { lazyConnected } from '../hydration/lazy-connected.ts'
import { useServerData } from '../rendering/server-data.ts'
import type { BlockProps } from './block-props.ts'
import { listPlainBlocks, type ShownBlock } from './decisions/decided-block.ts'
import { findOpeningBlock } from './find-opening-block.ts'
import { registry } from './registry.ts'

type Props = {
  readonly blocks: readonly ShownBlock[]
  readonly tiles?: Readonly<Record<string, ProductTile>>
  /** The first block opens the page, so that its picture is fetched with priority. */
  readonly opensPage?: boolean
}

/** Fetched for pages with a decision only. */
const DecisionWatcher = lazyConnected(() =>
  import('./decisions/decision-watcher.tsx').then((module) => ({ default: module.DecisionWatcher })),
)

/** Shows the blocks of a content page in their order. */
export function PageBlocks({ blocks, tiles = {}, opensPage = false }: Props) {
  const written = useServerData('blocks')
  const isBrowser = useIsBrowser()
  const shown = written ?? blocks
  const first = findOpeningBlock(listPlainBlocks(shown))
  const show = (block: PlainBlock) => {
    // The registry pairs each type with its component, which TypeScript cannot follow through a union.
    const Component = registry[block.type] as ComponentType<BlockProps<PlainBlock>>
    return <Component key={block.id} block={block} tiles={tiles} priority={opensPage && block === first} />
  }
  return (
    <>
      {shown.map((block) =>
        block.type === 'decided' ? (
          <div
            key={`${block.id} ${block.choice}`}
            data-decision={block.id}
            data-choice={block.choice ?? 'baseline'}
            data-experience={block.experienceId}
            data-tracking-event={block.trackingEvent}
          >
            {block.blocks.map(show)}
          </div>
        ) : (
          show(block)
        ),
      )}
      {isBrowser && shown.some(({ type }) => type === 'decided') ? (
        <Suspense>
          <DecisionWatcher />
        </Suspense>
      ) : null}
    </>
  )
}
