import type { Product } from '@lacehouse/contracts'
import { lazyComponent } from '../../hydration/lazy-component.tsx'
import { ProductGallery } from './product-gallery.tsx'

/** Few products have more than pictures; their page waits for its code. */
const MediaGallery = lazyComponent(() => import('./media/media-gallery.tsx').then((module) => module.MediaGallery))

/** Finds the gallery for what a product has: pictures alone, or media after them. */
export function findGallery({ media }: Product) {
  return media ? MediaGallery : ProductGallery
}
