import type { VisualSelectorBlock } from '@lacehouse/contracts'
import { useLocation } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { toLinkAttributes } from '../frame/block-targets.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import { isOpenPage } from '../frame/is-open-page.ts'
import styles from './visual-selector.module.css'

const ratios = { circle: '1 / 1', square: '1 / 1', portrait: '4 / 5' } as const

/** Shows links with small pictures in one row, which scrolls where it is too long, and marks the one of the open page (CMS-11). */
export function VisualSelector({ block }: BlockProps<VisualSelectorBlock>) {
  const { pathname } = useLocation()
  const { items, shape = 'square', title, name } = block
  return (
    <BlockFrame block={block}>
      <div className={styles.head}>
        <BlockWords block={block} titleStyle="title" />
      </div>
      <nav aria-label={title ?? name}>
        <ul className={styles.row} data-shape={shape}>
          {items.map(({ id, title: text, media, target }) => (
            <li key={id}>
              <a
                className={styles.item}
                href={target.url}
                aria-current={isOpenPage(target.url, pathname) ? 'page' : undefined}
                {...toLinkAttributes(target)}
              >
                <Picture
                  className={styles.picture}
                  source={{ ...media, alt: '' }}
                  sizes="(width >= 48rem) 9rem, 6rem"
                  largest={144}
                  ratio={ratios[shape]}
                />
                <span className={styles.text}>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </BlockFrame>
  )
}
