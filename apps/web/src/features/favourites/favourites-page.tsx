import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAccount } from '../../client/account/use-account.ts'
import { queryClient } from '../../client/api/query-client.ts'
import type { Favourites } from '../../client/favourites/cache-favourites.ts'
import { hasFavourites } from '../../client/favourites/has-favourites.ts'
import { readPageNumber } from '../../client/read-page-number.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FavouriteCard } from './favourite-card.tsx'
import { FavouritesHead } from './favourites-head.tsx'
import styles from './favourites-page.module.css'
import { FavouritesSkeleton } from './favourites-skeleton.tsx'
import { favouritesPageSize, loadFavouritesPage } from './load-favourites-page.ts'
import { NoFavourites } from './no-favourites.tsx'
import { SaveToAccount } from './save-to-account.tsx'
import { useFavouritesCount } from './use-favourites-count.ts'

/** Shows the favourites of this browser, or of the signed-in shopper (FAV-01, RT-16). */
export function FavouritesPage() {
  const t = useTranslate()
  const account = useAccount()
  const [parameters] = useSearchParams()
  const page = readPageNumber(parameters)
  const isClosed = !hasFavourites(account)
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['favourites', account?.consumerNo ?? null, page],
      queryFn: () => loadFavouritesPage(page),
      enabled: !isClosed,
      // A removed favourite stays on the page with its button to restore it; a new visit fetches the list again.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queryClient,
  )
  const count = useFavouritesCount()
  return (
    <div className={styles.page}>
      <FavouritesHead count={isClosed ? 0 : count} isClosed={isClosed} shared={data} />
      {isClosed ? <Notice>{t('favourites.closed')}</Notice> : null}
      {!isClosed && isError ? (
        <Notice tone="negative" actions={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}>
          {t('favourites.loadFailed')}
        </Notice>
      ) : null}
      {isClosed || isError || data ? null : <FavouritesSkeleton />}
      {data && !isClosed ? <Contents favourites={data} isGuest={account === null} /> : null}
    </div>
  )
}

function Contents({ favourites, isGuest }: { readonly favourites: Favourites; readonly isGuest: boolean }) {
  const t = useTranslate()
  const { items, total, start } = favourites
  if (total === 0) return <NoFavourites />
  return (
    <>
      {isGuest ? <SaveToAccount /> : null}
      <VisuallyHidden>
        <h2>{t('navigation.favourites')}</h2>
      </VisuallyHidden>
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.id}>
            <FavouriteCard item={item} />
          </li>
        ))}
      </ul>
      <Pagination
        total={total}
        size={favouritesPageSize}
        page={start / favouritesPageSize + 1}
        toHref={(wanted) => `?page=${wanted}`}
      />
    </>
  )
}
