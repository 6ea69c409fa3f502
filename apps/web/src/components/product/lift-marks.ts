import type { Product } from '@lacehouse/contracts'
import { isComingSoonMark } from '@lacehouse/domain/product/availability'

type Marked = Pick<Product, 'badge' | 'eyebrow' | 'targetPublishDate'>

/** Takes the mark of a launch away once it is over, on a page that was opened before (CAT-08). */
export function liftMarks<Shown extends Marked>(product: Shown, now: Date): Shown {
  const { badge, eyebrow, targetPublishDate } = product
  if (!targetPublishDate || now < new Date(targetPublishDate)) return product
  const lift = (mark: Product['badge']) => (mark && isComingSoonMark(mark.code) ? undefined : mark)
  return { ...product, badge: lift(badge), eyebrow: lift(eyebrow) }
}
