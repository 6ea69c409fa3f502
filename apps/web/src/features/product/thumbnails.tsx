import type { Product } from '@lacehouse/contracts'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './thumbnails.module.css'

export type GalleryPicture = Product['images'][string][number]

/** A picture with a name of its own, where it stands for something else. */
type Thumbnail = GalleryPicture & { readonly label?: string }

type Props = {
  readonly pictures: readonly Thumbnail[]
  /** Index of the picture that the gallery shows. */
  readonly position: number
  readonly onSelect: (position: number) => void
  /** Lays the list out. */
  readonly className: string | undefined
  /** Draws over a thumbnail's picture. */
  readonly overlay?: (picture: GalleryPicture) => ReactNode
}

/** Thumbnails stand beside the picture on large screens, and below it on small ones. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Shows a gallery's pictures in small, each a button that brings its picture into view (CAT-05). They are one stop of the Tab key; arrow keys lead from one to the next. */
export function Thumbnails({ pictures, position, onSelect, className, overlay }: Props) {
  const t = useTranslate()
  const moveFocus = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const last = pictures.length - 1
    const step = steps[event.key] ?? 0
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : Math.min(last, Math.max(0, index + step))
    if (next === index) return
    event.preventDefault()
    event.currentTarget.closest('ul')?.querySelectorAll('button')[next]?.focus()
    onSelect(next)
  }
  return (
    <ul className={className}>
      {pictures.map((picture, index) => (
        <li key={picture.view}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={picture.label ?? t('product.gallery.picture', { position: index + 1, count: pictures.length })}
            aria-current={index === position ? 'true' : undefined}
            tabIndex={index === position ? 0 : -1}
            onKeyDown={(event) => moveFocus(event, index)}
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
