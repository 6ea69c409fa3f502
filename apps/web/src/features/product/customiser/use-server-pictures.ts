import type { Product } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'

type Pictures = Product['images'][string]

/** Fetches the server's pictures of a recipe where the browser cannot paint them itself. */
export function useServerPictures(
  { productId, recipeId }: { readonly productId: string; readonly recipeId: string },
  isNeeded: boolean,
): Pictures | null {
  const [drawn, setDrawn] = useState<Pictures | null>(null)

  // The effect fetches; a newer recipe aborts the request of the older one.
  useEffect(() => {
    if (!isNeeded) return
    const request = new AbortController()
    browserApi
      .call('products.painting', { params: { productId }, query: { recipe: recipeId } }, { signal: request.signal })
      .then(({ design }) => setDrawn(design?.images ?? null))
      // The earlier pictures stay, and the colours beside them show what was chosen.
      .catch(() => undefined)
    return () => request.abort()
  }, [productId, recipeId, isNeeded])

  return isNeeded ? drawn : null
}
