import type { ButtonBlock as ButtonDocument } from '@lacehouse/contracts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockTargets } from '../frame/block-targets.tsx'
import { BlockTitle } from '../frame/block-words.tsx'
import styles from './button-block.module.css'

/** Shows links as buttons in a row, below a title where there is one (CMS-16). */
export function ButtonBlock({ block }: BlockProps<ButtonDocument>) {
  return (
    <BlockFrame block={block}>
      <div className={styles.block} data-align={block.align ?? 'left'}>
        <BlockTitle block={block} titleStyle="title" />
        <BlockTargets targets={block.targets} inverse={block.backdrop === 'dark'} />
      </div>
    </BlockFrame>
  )
}
