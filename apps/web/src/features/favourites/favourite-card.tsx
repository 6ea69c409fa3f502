import type { ProductTile as Tile } from '@lacehouse/contracts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ProductTile } from '../../blocks/product-carousel/product-tile.tsx'
import { useAccount } from '../../client/account/use-account.ts'
import type { Favourites } from '../../client/favourites/cache-favourites.ts'
import { isFavourite } from '../../client/favourites/change-favourite.ts'
import { subscribeToFavourites } from '../../client/favourites/favourites-memory.ts'
import { toggleFavourite } from '../../components/favourites/toggle-favourite.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './favourite-card.module.css'

type Item = Favourites['items'][number]

/** The card widths of the style sheet, as `sizes` of the pictures. */
export const cardSizes = '(width >= 80rem) 22vw, (width >= 48rem) 31vw, 47vw'

/** Shows a favourite. Its button removes it and leaves a button to restore it. */
export function FavouriteCard({ item }: { readonly item: Item }) {
  const isThere = useSyncExternalStore(
    subscribeToFavourites,
    () => isFavourite(item.id),
    () => true,
  )
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(isThere)

  // The focused button has gone with the removed card, so that the focus has to be placed again.
  useEffect(() => {
    if (shown.current === isThere) return
    shown.current = isThere
    if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isThere])

  if (!isThere) {
    return (
      <div className={styles.card} ref={place}>
        <Removed item={item} />
      </div>
    )
  }
  return (
    <div className={styles.card} ref={place}>
      {item.product ? (
        <>
          <ProductTile tile={toNamedColour(item.product)} sizes={cardSizes} largest={420} />
          <SaveToList id={item.id} name={item.product.name} />
        </>
      ) : (
        <Gone item={item} />
      )}
    </div>
  )
}

/** Offers the named lists, which a signed-in shopper has (decision 0069). */
function SaveToList({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTranslate()
  if (!useAccount()) return null
  return (
    <TextButton
      className={styles.save}
      aria-haspopup="dialog"
      aria-label={t('favourites.lists.addOf', { name })}
      onClick={() => void openDialog('save-to-list', { id, name })}
    >
      {t('favourites.lists.add')}
    </TextButton>
  )
}

/** Adds the colour to a card's name, because the same product may be listed in several colours. */
export function toNamedColour(tile: Tile): Tile {
  return {
    ...tile,
    subtitle: [tile.subtitle, tile.colours[0]?.label].filter(Boolean).join(' · '),
  }
}

/** Shows the removed favourite with a button to restore it, unless it is not sold any more. */
function Removed({ item: { id, name, product } }: { readonly item: Item }) {
  const t = useTranslate()
  return (
    <div className={styles.empty}>
      <p>{t('favourites.removed', { name: name ?? t('favourites.unknown') })}</p>
      {product ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => void toggleFavourite(id)}
          aria-label={t('favourites.undoOf', { name: product.name })}
        >
          {t('common.undo')}
        </Button>
      ) : null}
    </div>
  )
}

function Gone({ item: { id, name } }: { readonly item: Item }) {
  const t = useTranslate()
  const named = name ?? t('favourites.unknown')
  return (
    <article className={styles.empty} aria-label={named}>
      <Icon name="circle-x" size={24} />
      <h3 className={styles.name}>{named}</h3>
      <p>{t('favourites.gone')}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => void toggleFavourite(id)}
        aria-label={t('favourites.removeOf', { name: named })}
      >
        {t('favourites.remove')}
      </Button>
    </article>
  )
}
