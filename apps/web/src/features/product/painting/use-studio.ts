import type { Painting, Product } from '@lacehouse/contracts'
import type { Design } from './use-design.ts'
import { type UseEasel, useEasel } from './use-easel.ts'
import { useServerPictures } from './use-server-pictures.ts'

type Scene = {
  readonly product: Product
  readonly painting: Painting
  readonly design: Design
  readonly color: string
  readonly onPick: (part: number) => void
}

/** What shows a design: an easel in the browser, and the server's pictures before it and in its stead. */
export function useStudio({ product, painting, design, color, onPick }: Scene): {
  readonly easel: UseEasel
  readonly pictures: Product['images'][string]
} {
  const easel = useEasel(painting, design.colours, onPick)
  const drawn = useServerPictures({ productId: product.id, recipeId: design.recipeId }, easel.hasFailed)
  return { easel, pictures: drawn ?? painting.design?.images ?? product.images[color] ?? [] }
}
