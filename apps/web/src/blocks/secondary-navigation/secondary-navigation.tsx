import type { SecondaryNavigationBlock, Target } from '@lacehouse/contracts'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { toLinkAttributes } from '../frame/block-targets.tsx'
import { isOpenPage } from '../frame/is-open-page.ts'
import styles from './secondary-navigation.module.css'

/**
 * Shows the links of a group of pages: a row on large screens, and below lg a list that its title opens (CMS-11). The list is the
 * platform's own element, so that it opens without scripts; another page closes it.
 */
export function SecondaryNavigation({ block }: BlockProps<SecondaryNavigationBlock>) {
  const { pathname } = useLocation()
  const { title, targets, align = 'left' } = block
  const open = targets.find(({ url }) => isOpenPage(url, pathname))
  return (
    <BlockFrame block={{ ...block, bottomMargins: block.bottomMargins ?? 'small' }}>
      <nav aria-label={title} className={styles.bar}>
        <details className={styles.list} key={pathname}>
          <summary className={styles.title}>
            <span>{open && open.text !== title ? `${title}: ${open.text}` : title}</span>
            <Icon name="chevron-down" />
          </summary>
          <Links targets={targets} open={open} />
        </details>
        <div className={styles.row} data-align={align}>
          <Links targets={targets} open={open} />
        </div>
      </nav>
    </BlockFrame>
  )
}

function Links({ targets, open }: { readonly targets: readonly Target[]; readonly open: Target | undefined }) {
  return (
    <ul>
      {targets.map((target) => (
        <li key={target.id ?? target.url}>
          <a
            className={styles.link}
            href={target.url}
            aria-current={target === open ? 'page' : undefined}
            {...toLinkAttributes(target)}
          >
            {target.text}
          </a>
        </li>
      ))}
    </ul>
  )
}
