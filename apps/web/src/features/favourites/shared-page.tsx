import type { CallReply } from '@lacehouse/contracts'
import { ProductTile } from '../../blocks/product-carousel/product-tile.tsx'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { cardSizes, toNamedColour } from './favourite-card.tsx'
import styles from './favourites-page.module.css'

type Shared = CallReply<'wishlists.sharedFavorites'>

/**
 * Shows a shared list, of favourites or under the name that its owner gave it, with the visitor's own favourite buttons (FAV-02). Null means that the link is
 * not valid.
 */
export function SharedFavouritesPage({ shared }: { readonly shared: Shared | null }) {
  const t = useTranslate()
  const { locale } = useShop()
  const sold = shared?.items.flatMap(({ product }) => product ?? []) ?? []
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {shared?.name ?? t(shared ? 'favourites.shared.title' : 'favourites.shared.missing')}
        </h1>
      </header>
      {shared && sold.length > 0 ? (
        <>
          <p className={styles.text}>{t('favourites.shared.text')}</p>
          <VisuallyHidden>
            <h2>{t('navigation.favourites')}</h2>
          </VisuallyHidden>
          <ul className={styles.grid}>
            {sold.map((tile, index) => (
              <li key={tile.url}>
                <ProductTile tile={toNamedColour(tile)} sizes={cardSizes} largest={420} priority={index < 2} />
              </li>
            ))}
          </ul>
          <Pagination
            total={shared.total}
            size={shared.count}
            page={shared.start / shared.count + 1}
            toHref={(wanted) => `?page=${wanted}`}
          />
        </>
      ) : (
        <div className={styles.none}>
          <Icon name="heart" size={40} />
          <p>{t(shared ? 'favourites.shared.empty' : 'favourites.shared.missingText')}</p>
          <LinkButton variant="action" size="large" href={`/${locale}/search?sort=newest`}>
            {t('favourites.empty.action')}
          </LinkButton>
        </div>
      )}
    </div>
  )
}
