import { mostMedia } from '@lacehouse/domain/social/social-media'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { useShop } from '../../client/use-shop.ts'
import { SocialPicture } from '../../components/photos/social-picture.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { type PhotoLayout, PhotoPlaces, photosPerPage } from './photo-places.tsx'
import styles from './photos.module.css'
import type { PhotoQuery } from './to-photo-query.ts'

type Props = {
  readonly title: string
  readonly layout: PhotoLayout
  readonly query: PhotoQuery
  /** Says that there is nothing to show: no pictures, or none that could be read. */
  readonly onEmpty: () => void
}

/** Shows the pictures of a gallery, each of which opens larger with what it shows, and lets shoppers send their own (CMS-16). */
export function PhotoList({ title, layout, query, onEmpty }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const [limit, setLimit] = useState(photosPerPage)
  const { data, isError } = useQuery(
    {
      queryKey: ['photos', locale, query, limit],
      queryFn: () => browserApi.call('social.media', { query: { ...query, limit } }),
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient,
  )
  const isEmpty = isError || data?.media.length === 0

  // The frame of the block is around this part, and leaves the page with it.
  useEffect(() => {
    if (isEmpty) onEmpty()
  }, [isEmpty, onEmpty])

  if (!data || isEmpty) return <PhotoPlaces layout={layout} />
  const { media, total } = data
  return (
    <>
      <ul
        className={styles.list}
        data-layout={layout}
        aria-label={title}
        tabIndex={layout === 'carousel' ? 0 : undefined}
      >
        {media.map((photo, index) => (
          <li key={photo.mediaId} className={styles.item}>
            <button
              type="button"
              className={styles.photo}
              aria-haspopup="dialog"
              aria-label={t('gallery.photo.open', { author: photo.author, caption: photo.caption })}
              onClick={() => void openDialog('photo', { title, photos: media, start: index })}
            >
              <SocialPicture photo={photo} ratio="1" sizes="(width >= 48rem) 25vw, 50vw" largest={640} />
              <span className={styles.author} aria-hidden>
                {photo.author}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {media.length < Math.min(total, mostMedia) ? (
          <Button variant="secondary" onClick={() => setLimit((before) => Math.min(before + photosPerPage, mostMedia))}>
            {t('gallery.more')}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => void openDialog('send-photo', { productId: query.tag })}>
          {t('gallery.send.open')}
        </Button>
      </div>
    </>
  )
}
