import type { PhotoCarouselBlock, PhotoGridBlock } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import { PhotoPlaces } from './photo-places.tsx'
import { toPhotoQuery } from './to-photo-query.ts'

/** Is never part of the server's markup, so that the server does not load it. */
const PhotoList = lazyConnected(() =>
  loadWithMessages(() => import('./photo-list.tsx').then((module) => module.PhotoList), 'gallery'),
)

/** A gallery waits so long after it has come near, and leaves the page's own parts the way (docs/bounds.md). */
export const galleryDelay = seconds(0.5)

/**
 * Shows pictures of the social media service in a grid or a carousel (CMS-16). Their places are held free until they come; a gallery
 * without pictures, or whose pictures cannot be read, is not shown.
 */
export function PhotoGallery({ block }: BlockProps<PhotoGridBlock | PhotoCarouselBlock>) {
  const { pathname } = useLocation()
  const [isDue, setDue] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const layout = block.type === 'photo-grid' ? 'grid' : 'carousel'
  const waiting = <PhotoPlaces layout={layout} />

  // The block hydrates when it comes near the viewport, and the clock runs from then.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDue(true)), galleryDelay)
    return () => clearTimeout(timer)
  }, [])

  if (isEmpty) return null
  return (
    <BlockFrame block={block}>
      <BlockWords block={block} titleStyle="title" />
      <Suspense fallback={waiting}>
        {isDue ? (
          <PhotoList
            title={block.title ?? block.name ?? ''}
            layout={layout}
            query={toPhotoQuery(block, pathname)}
            onEmpty={() => setEmpty(true)}
          />
        ) : (
          waiting
        )}
      </Suspense>
    </BlockFrame>
  )
}
