import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { GalleryPicture } from '../thumbnails.tsx'
import styles from './zoom-dialog.module.css'

export type ZoomArgs = {
  readonly name: string
  readonly pictures: readonly GalleryPicture[]
  /** The picture to begin with. */
  readonly start: number
}

/** Shows a product's pictures in large, one below the other. A button doubles their size. */
export function ZoomDialog({ args }: DialogProps<ZoomArgs, void>) {
  const t = useTranslate()
  const { name, pictures, start } = args
  const [isLarge, setIsLarge] = useState(false)
  const first = useRef<HTMLLIElement>(null)

  // The dialog opens at the picture that was pressed; only scrolling brings it into view.
  useEffect(() => first.current?.scrollIntoView({ block: 'start' }), [])

  return (
    <DialogFrame
      title={name}
      bleed
      start={
        <IconButton
          icon={isLarge ? 'minus' : 'zoom-in'}
          label={t('product.gallery.zoom')}
          aria-pressed={isLarge}
          onClick={() => setIsLarge(!isLarge)}
        />
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ul className={styles.pictures} data-large={isLarge || undefined} tabIndex={0} aria-label={name}>
        {pictures.map((picture, index) => (
          <li key={picture.url} ref={index === start ? first : undefined}>
            <Picture
              className={styles.picture}
              source={picture}
              sizes={isLarge ? '2000px' : '100vw'}
              largest={1000}
              ratio="4 / 5"
            />
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}
