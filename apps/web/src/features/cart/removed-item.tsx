import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './removed-item.module.css'
import type { ItemChanges } from './use-item-changes.ts'

/** Says what was taken out, with the way back, in the place where it was missed (CART-07). */
export function RemovedItem({ changes }: { readonly changes: ItemChanges }) {
  const t = useTranslate()
  const { removed, isSaved, said, undo } = changes
  const button = useRef<HTMLDivElement>(null)

  // The button that had the focus is gone with its item; the way back is the next thing to reach for.
  useEffect(() => {
    if (removed && (document.activeElement === document.body || document.activeElement === null))
      button.current?.querySelector('button')?.focus()
  }, [removed])

  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div role="status" ref={button}>
        {removed ? (
          <div className={styles.removed}>
            <p>{t(isSaved ? 'cart.item.saved' : 'cart.item.removed', { name: removed.name })}</p>
            <Button variant="quiet" size="small" onClick={undo}>
              {t('common.undo')}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  )
}
