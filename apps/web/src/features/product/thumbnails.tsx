import type { Product } from '@lacehouse/contracts'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './thumbnails.module.css'

export type GalleryPicture = Product['images'][string][number]

type Props = {
  readonly pictures: readonly GalleryPicture[]
  /** Index of the picture that the gallery shows. */
  readonly position: number
  readonly onSelect: (position: number) => void
  /** Lays the list out. */
  readonly className: string | undefined
  /** Draws over a thumbnail's picture. */
  readonly overlay?: (picture: GalleryPicture) => ReactNode
}

/** Shows a gallery's pictures in small, each a button that brings its picture into view (CAT-05). */
export function Thumbnails({ pictures, position, onSelect, className, overlay }: Props) {
  const t = useTranslate()
  return (
    <ul className={className}>
      {pictures.map((picture, index) => (
        <li key={picture.view}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('product.gallery.picture', { position: index + 1, count: pictures.length })}
            aria-current={index === position ? 'true' : undefined}
            onClick={() => onSelect(index)}
          >
            <Picture source={{ ...picture, alt: '' }} sizes="4.5rem" largest={72} ratio="4 / 5" />
            {overlay?.(picture)}
          </button>
        </li>
      ))}
    </ul>
  )
}
