import type { AccordionBlock as AccordionDocument } from '@lacehouse/contracts'
import { Accordion } from '../../ui/accordion.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockTitle } from '../frame/block-words.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import styles from './accordion-block.module.css'

/** Shows questions that unfold their answers without scripts. */
export function AccordionBlock({ block }: BlockProps<AccordionDocument>) {
  return (
    <BlockFrame block={block}>
      <div className={styles.block}>
        <BlockTitle block={block} titleStyle="title" />
        <div>
          {block.items.map(({ id, title, richText }, index) => (
            <Accordion
              key={id}
              title={title}
              name={block.isExclusive ? block.id : undefined}
              open={block.opensFirst && index === 0}
            >
              <RichText html={richText} />
            </Accordion>
          ))}
        </div>
      </div>
    </BlockFrame>
  )
}
