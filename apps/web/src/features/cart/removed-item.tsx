import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './removed-item.module.css'
import type { ItemChanges } from './use-item-changes.ts'

/** Shows in the place of a removed item its name and a button to restore it (CART-07). */
export function RemovedItem({ changes }: { readonly changes: ItemChanges }) {
  const t = useTranslate()
  const { removed, isSaved, announcement, undo } = changes
  const button = useRef<HTMLDivElement>(null)

  // The focused button has gone with its item, so that the restore button gets the focus.
  useEffect(() => {
    if (removed && (document.activeElement === document.body || document.activeElement === null))
      button.current?.querySelector('button')?.focus()
  }, [removed])

  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
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
