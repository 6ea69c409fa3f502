import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../hydration/lazy-component.tsx'
import styles from './late-reviews.module.css'
import { readWriteLink, reviewsId, type SizedProduct } from './review-types.ts'

const ReviewsSection = lazyComponent(() => import('./reviews-section.tsx').then((module) => module.ReviewsSection))

/** The distance to the viewport within which the section is fetched. */
const margin = '200px'

/**
 * The place of the reviews on a product's page. Code, words and reviews come when it scrolls near the viewport, because the page has no
 * room for them; a link to the form brings them at once.
 */
export function LateReviews({ product }: { readonly product: SizedProduct }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  // Only the browser knows the end of the address, and what is near the viewport.
  useEffect(() => {
    const { current } = place
    if (!current) return
    if (readWriteLink(location.hash)) current.scrollIntoView()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return (
    <div id={reviewsId} ref={place} className={styles.place}>
      <Suspense>{isNear ? <ReviewsSection product={product} /> : null}</Suspense>
    </div>
  )
}
