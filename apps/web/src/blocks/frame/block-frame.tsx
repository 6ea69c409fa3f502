import type { BlockCommon } from '@lacehouse/contracts'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './block-frame.module.css'

type Props = {
  readonly block: BlockCommon & { readonly type: string }
  /** The accessible name of the block; absent where a heading inside gives one. */
  readonly label?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Applies the settings of all blocks: visibility, width, background, margins and the name for analytics (CMS-05). */
export function BlockFrame({ block, label, className, children }: Props) {
  const { hideOnBreakpoint = [], bottomMargins = 'medium', backdrop = 'none' } = block
  return (
    <section
      className={classNames(styles.frame, className)}
      aria-label={label}
      data-block={block.type}
      data-block-id={block.id}
      data-block-name={block.name}
      data-promotion-name={block.promotionTracking?.promotionName}
      data-hide={hideOnBreakpoint.join(' ') || undefined}
      data-margin={bottomMargins}
      data-backdrop={backdrop}
      data-stacked={isStacked(block.name) || undefined}
      data-full-width={block.isFullWidth || undefined}
      data-full-height={block.isFullHeight || undefined}
      data-ground={block.backgroundColor ? true : undefined}
      style={block.backgroundColor ? ({ '--block-ground': block.backgroundColor } as CSSProperties) : undefined}
    >
      {children}
    </section>
  )
}

/** Recognises the word in a block's name by which editors put the block close below the one before it (CMS-08). */
const isStacked = (name: string | undefined) => /\bstacked\b/i.test(name ?? '')
