import { useSharedMarkup } from '../../rendering/shared-markup.ts'
import { findGallery } from './find-gallery.ts'
import type { GalleryProps } from './product-gallery.tsx'
import styles from './product-page.module.css'

/** Shows the gallery of a product. All sizes of a colour have the same pictures; media besides them depend on the site. */
export function ProductPictures({ product, color }: GalleryProps) {
  const Gallery = findGallery(product)
  const content = <Gallery key={color} product={product} color={color} />
  const part = { name: 'pictures of a product', props: { product, color }, element: content }
  const inner = useSharedMarkup(product.media ? null : part)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered for another page
  if (inner) return <div className={styles.pictures} dangerouslySetInnerHTML={inner} />
  return <div className={styles.pictures}>{content}</div>
}
