import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { isApiError } from '../../../client/api/api-error.ts'
import { useWishlist, type Wishlist, wishlistPageSize } from '../../../client/favourites/wishlists-query.ts'
import { readPageNumber } from '../../../client/read-page-number.ts'
import { useShop } from '../../../client/use-shop.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { WishlistActions } from './wishlist-actions.tsx'
import { WishlistCard } from './wishlist-card.tsx'
import styles from './wishlists.module.css'

/** The page of one named list: its items, its link, its name, and its end (decision 0069). */
export function WishlistPage({ listId }: { readonly listId: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  const [parameters] = useSearchParams()
  const page = readPageNumber(parameters)
  const { data, error, refetch } = useWishlist(listId, page)
  if (isApiError(error, 'ORD404'))
    return (
      <div className={styles.none}>
        <p>{t('favourites.lists.notThere')}</p>
        <LinkButton variant="secondary" href={`/${locale}/account/lists`}>
          {t('favourites.lists.all')}
        </LinkButton>
      </div>
    )
  if (!data && error)
    return <RetryNotice onRetry={() => void refetch()}>{t('favourites.lists.loadFailed')}</RetryNotice>
  if (!data) return <Skeleton height="24rem" />
  return <Contents list={data} />
}

function Contents({ list }: { readonly list: Wishlist }) {
  const t = useTranslate()
  const { locale } = useShop()
  const place = useRef<HTMLElement>(null)
  const { listId, items, total, start } = list
  return (
    <>
      <WishlistActions key={list.name} list={list} />
      <section
        ref={place}
        tabIndex={-1}
        className={styles.items}
        aria-label={t('favourites.lists.items', { count: total })}
      >
        {total === 0 ? (
          <div className={styles.none}>
            <p>{t('favourites.lists.empty')}</p>
            <LinkButton variant="action" href={`/${locale}/search?sort=newest`}>
              {t('favourites.empty.action')}
            </LinkButton>
          </div>
        ) : (
          <VisuallyHidden>
            <h2>{t('favourites.lists.items', { count: total })}</h2>
          </VisuallyHidden>
        )}
        <ul className={styles.grid}>
          {items.map((item) => (
            <li key={item.itemId}>
              {/* A removed card takes its buttons with it, so that the focus moves to the list. */}
              <WishlistCard listId={listId} item={item} onGone={() => place.current?.focus()} />
            </li>
          ))}
        </ul>
        <Pagination
          total={total}
          size={wishlistPageSize}
          page={start / wishlistPageSize + 1}
          toHref={(wanted) => `?page=${wanted}`}
        />
      </section>
    </>
  )
}
