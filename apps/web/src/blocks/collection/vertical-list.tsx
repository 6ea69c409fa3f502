import type { CollectionItem } from '@lacehouse/contracts'
import { useState } from 'react'
import { BlockMedia } from '../frame/block-media.tsx'
import { toLinkAttributes } from '../frame/block-targets.tsx'
import styles from './vertical-list.module.css'

/** Shows links below one another beside the picture of the active one, which follows pointer and focus (CMS-08). */
export function VerticalList({ items }: { readonly items: readonly CollectionItem[] }) {
  const [active, setActive] = useState(0)
  return (
    <div className={styles.columns}>
      <ul>
        {items.map((item, index) => {
          const target = item.mediaTarget ?? item.targets?.[0]
          const show = () => setActive(index)
          return (
            <li key={item.id} className={styles.row} data-active={index === active || undefined}>
              <h3 className={styles.title}>
                {target ? (
                  <a href={target.url} {...toLinkAttributes(target)} onPointerEnter={show} onFocus={show}>
                    {item.title}
                  </a>
                ) : (
                  item.title
                )}
              </h3>
              {item.subtitle ? <p className={styles.subtitle}>{item.subtitle}</p> : null}
            </li>
          )
        })}
      </ul>
      <div className={styles.pictures} aria-hidden>
        {items.map((item, index) => (
          <div key={item.id} className={styles.picture} data-active={index === active || undefined}>
            <BlockMedia block={item} sizes="(width >= 48rem) 50vw, 100vw" largest={800} />
          </div>
        ))}
      </div>
    </div>
  )
}
