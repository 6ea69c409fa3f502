import { favouritesPath } from '@lacehouse/domain/url/shop-paths'
import { useSyncExternalStore } from 'react'
import { useAccount } from '../../../client/account/use-account.ts'
import { readFavouritesMemory, subscribeToFavourites } from '../../../client/favourites/favourites-memory.ts'
import { hasFavourites } from '../../../client/favourites/has-favourites.ts'
import { createWishlist, useWishlists, type WishlistSummary } from '../../../client/favourites/wishlists-query.ts'
import { useShop } from '../../../client/use-shop.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { NameForm } from './name-form.tsx'
import styles from './wishlists.module.css'

/** The page of the lists of an account: the favourites and those that the shopper named (decision 0069). */
export function WishlistsPage() {
  const t = useTranslate()
  const account = useAccount()
  const { data, isError, refetch } = useWishlists()
  if (!hasFavourites(account)) return <Notice>{t('favourites.closed')}</Notice>
  if (!data && isError)
    return <RetryNotice onRetry={() => void refetch()}>{t('favourites.lists.loadFailed')}</RetryNotice>
  if (!data) return <Skeleton height="16rem" />
  return (
    <>
      <ul className={styles.lists}>
        <li>
          <FavouritesCard />
        </li>
        {data.map((list) => (
          <li key={list.listId}>
            <ListCard list={list} />
          </li>
        ))}
      </ul>
      {data.length === 0 ? <p className={styles.text}>{t('favourites.lists.none')}</p> : null}
      <section className={styles.part} aria-label={t('favourites.lists.create')}>
        <NameForm
          label={t('favourites.lists.newName')}
          submit={t('favourites.lists.create')}
          onName={async (name) => {
            await createWishlist(name)
            toasts.add({ title: t('favourites.lists.created', { name }), tone: 'positive' })
          }}
        />
      </section>
    </>
  )
}

function FavouritesCard() {
  const t = useTranslate()
  const { locale } = useShop()
  const count = useSyncExternalStore(
    subscribeToFavourites,
    () => Object.keys(readFavouritesMemory()?.hearts ?? {}).length,
    () => 0,
  )
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        <span className={styles.heart}>
          <Icon name="heart" size={28} />
        </span>
      </div>
      <h2 className={styles.name}>
        <a className={styles.link} href={favouritesPath(locale)}>
          {t('navigation.favourites')}
        </a>
      </h2>
      <p className={styles.quiet}>{t('favourites.lists.items', { count })}</p>
    </article>
  )
}

function ListCard({ list: { listId, name, total, url, pictures } }: { readonly list: WishlistSummary }) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <Picture key={picture.url} source={{ ...picture, alt: '' }} sizes="7rem" largest={240} ratio="4/5" />
        ))}
        {pictures.length === 0 ? (
          <span className={styles.heart}>
            <Icon name="plus" size={28} />
          </span>
        ) : null}
      </div>
      <h2 className={styles.name}>
        <a className={styles.link} href={`/${locale}/account/lists/${listId}`}>
          {name}
        </a>
      </h2>
      <p className={styles.quiet}>
        {t('favourites.lists.items', { count: total })}
        {url ? <Badge tone="outline">{t('favourites.lists.shared')}</Badge> : null}
      </p>
    </article>
  )
}
