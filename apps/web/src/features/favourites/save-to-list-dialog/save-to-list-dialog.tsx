import { useState } from 'react'
import {
  createWishlist,
  moveToWishlist,
  removeFromWishlist,
  saveToWishlist,
  useWishlists,
  type WishlistSummary,
} from '../../../client/favourites/wishlists-query.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { formatListError } from '../wishlists/format-list-error.ts'
import { NameForm } from '../wishlists/name-form.tsx'
import styles from './save-to-list-dialog.module.css'

export type SaveToListArgs = {
  /** The product and colour, `LHBDDBF987-fog`. */
  readonly id: string
  readonly name?: string
  /** The entry of a named list that is moved or copied; without it, each list is chosen or not. */
  readonly from?: { readonly listId: string; readonly itemId: string }
}

type Props = DialogProps<SaveToListArgs, 'moved' | 'copied'>

/** Chooses the named lists that have a product, or the one to which an entry is moved or copied (decision 0069). */
export function SaveToListDialog({ args: { id, name, from }, resolve }: Props) {
  const t = useTranslate()
  const { data, isError, refetch } = useWishlists(id)
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const lists = data?.filter(({ listId }) => listId !== from?.listId)

  async function run(listId: string, action: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(listId)
    setFailure(null)
    try {
      await action()
    } catch (error) {
      setFailure(formatListError(t, error))
    } finally {
      setBusy(null)
    }
  }

  const toggle = ({ listId, itemId }: WishlistSummary) =>
    run(listId, () => (itemId ? removeFromWishlist({ listId, itemId }) : saveToWishlist(listId, id)))

  const put = (way: 'moved' | 'copied', target: Pick<WishlistSummary, 'listId' | 'name'>) =>
    run(target.listId, async () => {
      if (way === 'moved' && from) await moveToWishlist(from, target.listId)
      else await saveToWishlist(target.listId, id)
      toasts.add({ title: t('favourites.lists.saved', { list: target.name }), tone: 'positive' })
      resolve(way)
    })

  return (
    <DialogFrame title={t(from ? 'favourites.lists.moveTitle' : 'favourites.lists.saveTitle')}>
      <div className={styles.content} aria-busy={busy !== null}>
        {name ? <p className={styles.name}>{name}</p> : null}
        {failure ? <Notice tone="negative">{failure}</Notice> : null}
        {isError && !lists ? (
          <RetryNotice onRetry={() => void refetch()}>{t('favourites.lists.loadFailed')}</RetryNotice>
        ) : null}
        {lists || isError ? null : <Skeleton height="8rem" />}
        {lists?.length === 0 ? (
          <p className={styles.text}>{t(from ? 'favourites.lists.noOther' : 'favourites.lists.none')}</p>
        ) : null}
        <ul className={styles.lists}>
          {lists?.map((list) => (
            <li key={list.listId}>
              {from ? (
                <Target list={list} onPut={put} />
              ) : (
                <Checkbox
                  label={list.name}
                  end={t('favourites.lists.items', { count: list.total })}
                  checked={list.itemId !== undefined}
                  onChange={() => void toggle(list)}
                />
              )}
            </li>
          ))}
        </ul>
        <NameForm
          label={t('favourites.lists.newName')}
          submit={t('favourites.lists.createAndSave')}
          onName={async (typed) => {
            const listId = await createWishlist(typed)
            await put('copied', { listId, name: typed })
          }}
        />
      </div>
    </DialogFrame>
  )
}

type TargetProps = {
  readonly list: WishlistSummary
  readonly onPut: (way: 'moved' | 'copied', target: WishlistSummary) => Promise<void>
}

function Target({ list, onPut }: TargetProps) {
  const t = useTranslate()
  return (
    <div className={styles.target}>
      <p className={styles.listName}>{list.name}</p>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('favourites.lists.moveTo', { list: list.name })}
          onClick={() => void onPut('moved', list)}
        >
          {t('favourites.lists.moveHere')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('favourites.lists.copyTo', { list: list.name })}
          onClick={() => void onPut('copied', list)}
        >
          {t('favourites.lists.copyHere')}
        </Button>
      </div>
    </div>
  )
}
