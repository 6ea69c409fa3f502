import type { SpacerBlock } from '@lacehouse/contracts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import styles from './spacer.module.css'

/** Adds vertical space between two blocks. */
export function Spacer({ block }: BlockProps<SpacerBlock>) {
  return (
    <BlockFrame block={{ ...block, bottomMargins: block.bottomMargins ?? 'none' }}>
      <div className={styles.space} data-size={block.size} />
    </BlockFrame>
  )
}
