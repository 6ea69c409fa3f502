import type { BlockCommon } from '@lacehouse/contracts'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './block-frame.module.css'

type Props = {
  readonly block: BlockCommon & { readonly type: string }
  /** Names the block for those who cannot see it; absent where a heading inside does. */
  readonly label?: string
  readonly className?: string
  readonly children: ReactNode
}

/** What all blocks have in common: where they show, how wide, on what ground, the room below, and what analytics call them (CMS-05). */
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
      data-full-width={block.isFullWidth || undefined}
      data-full-height={block.isFullHeight || undefined}
      data-ground={block.backgroundColor ? true : undefined}
      style={block.backgroundColor ? ({ '--block-ground': block.backgroundColor } as CSSProperties) : undefined}
    >
      {children}
    </section>
  )
}
