import { z } from 'zod'
import type { DemoProduct } from '../catalogue/make-products.ts'
import { readData } from '../read-data.ts'
import type { Picture } from './documents.ts'

const Composition = z.strictObject({
  /** Models in the picture. */
  models: z.array(z.string()),
  /** The side of the wide picture that has room for text. */
  textSide: z.enum(['left', 'right']),
  /** The brightness of the picture behind the text. */
  backdrop: z.enum(['light', 'dark']),
})

export type Composition = z.infer<typeof Composition>

/** The editorial pictures by name. */
export const compositions: Readonly<Record<string, Composition>> = readData(
  'content/compositions',
  z.record(z.string(), Composition),
)

/** A composition; throws for an unknown name. */
export function getComposition(name: string): Composition {
  const composition = compositions[name]
  if (!composition) throw new Error(`data/content/compositions.json has no composition '${name}'.`)
  return composition
}

/** Finds the first of some compositions whose models are all on sale. */
export function findComposition(names: readonly string[], models: ReadonlySet<string>): string | null {
  return names.find((name) => getComposition(name).models.every((model) => models.has(model))) ?? null
}

const shapes = {
  '16x7': { width: 2000, height: 875 },
  '4x5': { width: 1200, height: 1500 },
  '1x1': { width: 1200, height: 1200 },
} as const

export type Shape = keyof typeof shapes

export const shapeNames = Object.keys(shapes) as readonly Shape[]

/** A composition in one shape. Its address is a token that the API replaces. */
export function toCompositionPicture(name: string, shape: Shape): Picture {
  return { kind: 'image', url: `scene:${name}@${shape}`, alt: '', ...shapes[shape] }
}

/** A product in its first colour, in the same view as in listings. */
export function toProductPicture({ id, model, colours }: DemoProduct): Picture {
  const view = model.kind === 'footwear' ? 'side' : 'front'
  return { kind: 'image', url: `product:${id}/${colours[0].id}/${view}`, alt: '', width: 1200, height: 1500 }
}
