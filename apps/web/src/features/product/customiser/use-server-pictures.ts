import type { Product } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'

type Pictures = Product['images'][string]

/** The server's pictures of a recipe, asked for where the browser cannot paint them itself. */
export function useServerPictures(
  { productId, recipeId }: { readonly productId: string; readonly recipeId: string },
  isNeeded: boolean,
): Pictures | null {
  const [drawn, setDrawn] = useState<Pictures | null>(null)

  // Pictures come over the network; of several recipes the last counts.
  useEffect(() => {
    if (!isNeeded) return
    const asking = new AbortController()
    browserApi
      .call('products.painting', { params: { productId }, query: { recipe: recipeId } }, { signal: asking.signal })
      .then(({ design }) => setDrawn(design?.images ?? null))
      // The pictures of before stay, and the colours beside them tell what was chosen.
      .catch(() => undefined)
    return () => asking.abort()
  }, [productId, recipeId, isNeeded])

  return isNeeded ? drawn : null
}
