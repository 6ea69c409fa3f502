import type { Painting, Product } from '@lacehouse/contracts'
import { type CanvasRenderer, useCanvasRenderer } from './use-canvas-renderer.ts'
import type { Design } from './use-design.ts'
import { useServerPictures } from './use-server-pictures.ts'

type Context = {
  readonly product: Product
  readonly painting: Painting
  readonly design: Design
  readonly color: string
  readonly onPick: (part: number) => void
}

/** What shows a design: an easel in the browser, and the server's pictures before it and in its stead. */
export function useCustomiserPictures({ product, painting, design, color, onPick }: Context): {
  readonly easel: CanvasRenderer
  readonly pictures: Product['images'][string]
} {
  const easel = useCanvasRenderer(painting, design.colours, onPick)
  const drawn = useServerPictures({ productId: product.id, recipeId: design.recipeId }, easel.hasFailed)
  return { easel, pictures: drawn ?? painting.design?.images ?? product.images[color] ?? [] }
}
