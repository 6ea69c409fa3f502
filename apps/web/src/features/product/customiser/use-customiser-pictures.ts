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

/** Gives the browser's renderer of a design, and the server's pictures that are shown before it or instead of it. */
export function useCustomiserPictures({ product, painting, design, color, onPick }: Context): {
  readonly renderer: CanvasRenderer
  readonly pictures: Product['images'][string]
} {
  const renderer = useCanvasRenderer(painting, design.colours, onPick)
  const drawn = useServerPictures({ productId: product.id, recipeId: design.recipeId }, renderer.hasFailed)
  return { renderer, pictures: drawn ?? painting.design?.images ?? product.images[color] ?? [] }
}
