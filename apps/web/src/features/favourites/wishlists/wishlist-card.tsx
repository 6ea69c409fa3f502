import { useState } from 'react'
import { ProductTile } from '../../../blocks/product-carousel/product-tile.tsx'
import { removeFromWishlist, saveToWishlist, type Wishlist } from '../../../client/favourites/wishlists-query.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { openDialog } from '../../../ui/dialogs/open-dialog.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import cardStyles from '../favourite-card.module.css'
import { cardSizes, toNamedColour } from '../favourite-card.tsx'
import { formatListError } from './format-list-error.ts'
import styles from './wishlists.module.css'

type Props = {
  readonly listId: string
  readonly item: Wishlist['items'][number]
  /** Called when the card is about to leave the list. */
  readonly onGone: () => void
}

/** Shows an entry of a named list, with the ways to move, copy and remove it. */
export function WishlistCard({ listId, item, onGone }: Props) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const { id, itemId, product } = item
  const name = item.name ?? t('favourites.unknown')
  const report = (error: unknown): void =>
    toasts.add({ title: formatListError(t, error), tone: 'negative', sticky: true })

  async function remove(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await removeFromWishlist({ listId, itemId })
      onGone()
      const undo = { label: t('common.undo'), onPress: () => void saveToWishlist(listId, id).catch(report) }
      toasts.add({ title: t('favourites.removed', { name }), ...(product && { action: undo }) })
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }

  async function choose(): Promise<void> {
    const result = await openDialog('save-to-list', { id, name, from: { listId, itemId } })
    if (result.ok && result.value === 'moved') onGone()
  }

  return (
    <>
      {product ? (
        <ProductTile tile={toNamedColour(product)} sizes={cardSizes} largest={420} />
      ) : (
        <article className={cardStyles.empty} aria-label={name}>
          <Icon name="circle-x" size={24} />
          <h3 className={cardStyles.name}>{name}</h3>
          <p>{t('favourites.gone')}</p>
        </article>
      )}
      <div className={styles.cardWays}>
        {product ? (
          <TextButton
            aria-haspopup="dialog"
            aria-label={t('favourites.lists.moveOf', { name })}
            onClick={() => void choose()}
          >
            {t('favourites.lists.move')}
          </TextButton>
        ) : null}
        <TextButton
          aria-label={t('favourites.removeOf', { name })}
          aria-busy={isBusy || undefined}
          onClick={() => void remove()}
        >
          {t('favourites.remove')}
        </TextButton>
      </div>
    </>
  )
}
