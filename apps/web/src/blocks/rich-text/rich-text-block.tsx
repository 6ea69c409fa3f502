import type { RichTextBlock as RichTextDocument } from '@lacehouse/contracts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockTargets } from '../frame/block-targets.tsx'
import { BlockTitle } from '../frame/block-words.tsx'
import styles from './rich-text.module.css'
import { RichText } from './rich-text.tsx'

/** Shows text in a column of a readable width. */
export function RichTextBlock({ block }: BlockProps<RichTextDocument>) {
  return (
    <BlockFrame block={block}>
      <div className={styles.block} data-centered={block.titleStyle === 'display' || undefined}>
        <BlockTitle block={block} titleStyle="title" />
        {block.subtitle ? <p>{block.subtitle}</p> : null}
        {block.richText ? <RichText html={block.richText} /> : null}
        <BlockTargets targets={block.targets ?? []} />
      </div>
    </BlockFrame>
  )
}
