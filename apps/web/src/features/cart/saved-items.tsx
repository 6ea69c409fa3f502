import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryClient } from '../../client/api/query-client.ts'
import { setCartRefusal } from '../../client/cart/cart-refusal.ts'
import {
  loadSavedItems,
  moveToCart,
  removeSavedItem,
  restoreSavedItem,
  type SavedForLater,
  type SavedItem,
  savedKey,
  savedPageSize,
} from '../../client/cart/saved-items.ts'
import { reportRefusal } from '../../components/cart/report-refusal.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SavedItemRow } from './saved-item-row.tsx'
import styles from './saved-items.module.css'

/** Lists the saved items, each with a button to move it to the cart; an empty list shows nothing (CART-26). */
export function SavedItems() {
  const t = useTranslate()
  const [count, setCount] = useState(savedPageSize)
  const { data, isFetching } = useQuery(
    {
      queryKey: [...savedKey, count],
      queryFn: () => loadSavedItems(count),
      placeholderData: (shown) => shown,
    },
    queryClient,
  )
  const actions = useSavedItemActions(data)
  const isShown = data !== undefined && (data.total > 0 || actions.removed !== null)
  const title = useRef<HTMLHeadingElement>(null)

  // The account's link names the list, which is fetched after the page.
  useEffect(() => {
    if (isShown && location.hash === '#saved-items') title.current?.scrollIntoView()
  }, [isShown])

  if (!data || !isShown) return null
  return (
    <section className={styles.saved} aria-labelledby="saved-items">
      <h2 className={styles.title} id="saved-items" ref={title}>
        {t('cart.saved.title', { count: data.total })}
      </h2>
      <VisuallyHidden>
        <span role="status">{actions.announcement}</span>
      </VisuallyHidden>
      {actions.removed ? (
        <Notice
          actions={
            <Button variant="secondary" size="small" onClick={actions.undo}>
              {t('common.undo')}
            </Button>
          }
        >
          {t('cart.saved.removed', { name: actions.removed.name })}
        </Notice>
      ) : null}
      <ul className={styles.items}>
        {data.items.map((saved) => (
          <SavedItemRow
            key={saved.itemId}
            saved={saved}
            error={actions.errors[saved.itemId]}
            isBusy={actions.busy === saved.itemId}
            onMove={() => actions.move(saved)}
            onEdit={() => void actions.edit(saved)}
            onRemove={() => actions.remove(saved)}
          />
        ))}
      </ul>
      {data.items.length < data.total ? (
        <Button variant="secondary" busy={isFetching} onClick={() => setCount(count + savedPageSize)}>
          {t('cart.saved.more')}
        </Button>
      ) : null}
    </section>
  )
}

/** The actions on saved items; each error is shown at its item. */
function useSavedItemActions(data: SavedForLater | undefined) {
  const t = useTranslate()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState<string | null>(null)
  const [removed, setRemoved] = useState<SavedItem | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const listId = data?.saveForLaterId ?? ''

  async function run({ itemId }: SavedItem, action: () => Promise<unknown>, toWords = (words: string) => words) {
    if (busy) return
    setBusy(itemId)
    setErrors({})
    setCartRefusal(null)
    try {
      await action()
    } catch (error) {
      const words = reportRefusal(t, error)
      if (words !== null) setErrors({ [itemId]: toWords(words) })
    } finally {
      setBusy(null)
    }
  }

  return {
    errors,
    busy,
    removed,
    announcement,
    move: (saved: SavedItem) =>
      void run(
        saved,
        async () => {
          await moveToCart(saved)
          setRemoved(null)
          setAnnouncement(t('cart.mini.added', { name: saved.name }))
        },
        (words) => `${t('cart.cannotMove')} ${words}`,
      ),
    edit: async (saved: SavedItem) => {
      const done = await openDialog('quick-shop', { saved })
      if (done.ok) setAnnouncement(t('cart.saved.changed', { name: saved.name }))
    },
    remove: (saved: SavedItem) =>
      void run(saved, async () => {
        await removeSavedItem(listId, saved.itemId)
        setRemoved(saved)
      }),
    undo: () => {
      if (!removed) return
      void run(removed, async () => {
        await restoreSavedItem(removed)
        setRemoved(null)
      })
    },
  }
}
