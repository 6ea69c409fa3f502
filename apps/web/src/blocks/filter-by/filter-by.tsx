import type { FilterByBlock } from '@lacehouse/contracts'
import { useLocation } from 'react-router'
import { ChipLink } from '../../ui/chip.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { toLinkAttributes } from '../frame/block-targets.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import styles from './filter-by.module.css'

/** Shows shortcuts to filtered listings in groups, and marks the one whose list is open (CMS-16). */
export function FilterBy({ block }: BlockProps<FilterByBlock>) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  return (
    <BlockFrame block={block}>
      <div className={styles.block}>
        <BlockWords block={block} titleStyle="title" />
        <div className={styles.groups}>
          {block.groups.map(({ id, title, targets }) => (
            <div key={id} className={styles.group}>
              <h3 id={`${block.id}-${id}`} className={styles.title}>
                {title}
              </h3>
              <ul className={styles.links} aria-labelledby={`${block.id}-${id}`}>
                {targets.map((target) => (
                  <li key={target.id ?? target.url}>
                    <ChipLink href={target.url} selected={target.url === address} {...toLinkAttributes(target)}>
                      {target.text}
                    </ChipLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </BlockFrame>
  )
}
