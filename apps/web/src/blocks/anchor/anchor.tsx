import type { AnchorBlock } from '@lacehouse/contracts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import styles from './anchor.module.css'

/** Marks a place in the page that links lead to; it takes no space and stays below the header (CMS-16). */
export function Anchor({ block }: BlockProps<AnchorBlock>) {
  return (
    <BlockFrame block={{ ...block, bottomMargins: block.bottomMargins ?? 'none' }}>
      <div id={block.anchor} className={styles.anchor} tabIndex={-1} />
    </BlockFrame>
  )
}
