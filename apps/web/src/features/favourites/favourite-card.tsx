import type { ProductTile as Tile } from '@lacehouse/contracts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ProductTile } from '../../blocks/product-carousel/product-tile.tsx'
import type { Favourites } from '../../client/favourites/cache-favourites.ts'
import { isFavourite } from '../../client/favourites/change-favourite.ts'
import { subscribeToFavourites } from '../../client/favourites/favourites-memory.ts'
import { toggleFavourite } from '../../components/favourites/toggle-favourite.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './favourite-card.module.css'

type Item = Favourites['items'][number]

/** Widths of the cards in the style sheet, as pictures are told of them. */
export const cardSizes = '(width >= 80rem) 22vw, (width >= 48rem) 31vw, 47vw'

/** One favourite; its own heart takes it off, and leaves the way back in its place. */
export function FavouriteCard({ item }: { readonly item: Item }) {
  const isThere = useSyncExternalStore(
    subscribeToFavourites,
    () => isFavourite(item.id),
    () => true,
  )
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(isThere)

  // What had the focus is gone with the press that removed it: only the document knows that nothing has it now.
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
        <ProductTile tile={toNamedColour(item.product)} sizes={cardSizes} largest={420} />
      ) : (
        <Gone item={item} />
      )}
    </div>
  )
}

/** Says of which colour a card is, as the same product may be there in another one. */
export function toNamedColour(tile: Tile): Tile {
  return {
    ...tile,
    subtitle: [tile.subtitle, tile.colours[0]?.label].filter(Boolean).join(' · '),
  }
}

/** What was here, with the way back; what is sold no more has none. */
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
