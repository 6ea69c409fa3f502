import type { BlockCommon } from '@lacehouse/contracts'
import type { ReactNode } from 'react'
import { toLinkAttributes } from './block-targets.tsx'
import styles from './media-link.module.css'

/** Makes a block's picture a link for pointers; keyboards and screen readers use the links in the text. */
export function MediaLink({ block, children }: { readonly block: BlockCommon; readonly children: ReactNode }) {
  const { mediaTarget, linkType, targets = [] } = block
  const target = mediaTarget ?? (linkType === 'No-CTA' ? targets[0] : undefined)
  if (!target) return <>{children}</>
  const isOnlyWay = linkType === 'No-CTA' || targets.length === 0
  return (
    <a
      className={styles.link}
      href={target.url}
      {...toLinkAttributes(target)}
      {...(isOnlyWay ? { 'aria-label': target.text || block.title } : { tabIndex: -1, 'aria-hidden': true })}
    >
      {children}
    </a>
  )
}
