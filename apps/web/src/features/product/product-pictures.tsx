import { SharedElement } from '../../rendering/shared-element.tsx'
import { findGallery } from './find-gallery.ts'
import type { GalleryProps } from './product-gallery.tsx'
import styles from './product-page.module.css'

/** Shows the gallery of a product. All sizes of a colour have the same pictures; media besides them depend on the site. */
export function ProductPictures({ product, color }: GalleryProps) {
  const Gallery = findGallery(product)
  const part = product.media ? null : { name: 'pictures of a product', props: { product, color } }
  return (
    <SharedElement part={part} className={styles.pictures}>
      <Gallery key={color} product={product} color={color} />
    </SharedElement>
  )
}
