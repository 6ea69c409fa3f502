import { useTranslate } from '../../../i18n/use-text.ts'
import { openDialog, preloadDialog } from '../../../ui/dialogs/open-dialog.ts'
import { Picture } from '../../../ui/picture.tsx'
import styles from '../product-gallery.module.css'
import type { GalleryPicture } from '../thumbnails.tsx'

type Props = {
  readonly name: string
  readonly pictures: readonly GalleryPicture[]
  readonly index: number
  readonly isShown: boolean
}

/** One picture of a gallery, which a press opens in large among all of them. */
export function PictureSlide({ name, pictures, index, isShown }: Props) {
  const t = useTranslate()
  const picture = pictures[index]
  return (
    <li className={styles.slide}>
      <button
        type="button"
        className={styles.open}
        tabIndex={isShown ? 0 : -1}
        aria-label={`${t('product.gallery.zoom')}: ${picture?.alt}`}
        onClick={() => openDialog('zoom', { name, pictures, start: index })}
        onPointerEnter={() => preloadDialog('zoom')}
      >
        <Picture
          source={picture}
          sizes="(min-width:60rem) 52vw, 100vw"
          largest={800}
          ratio="var(--ratio)"
          priority={index === 0}
        />
      </button>
    </li>
  )
}
