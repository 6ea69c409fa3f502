import type { DemoProduct } from '../catalogue/make-products.ts'
import type { ContentContext } from './content-context.ts'
import type { Medias, Picture } from './documents.ts'

/** The atelier's editorial pictures, with the models that stand in them. */
export const sceneModels = {
  'hero-court-ember': ['court-low'],
  'hero-runner-harbour': ['runner'],
  'category-court': ['court-low'],
  'category-running': ['runner'],
  'category-trail': ['trail'],
  'category-canvas': ['high-top', 'slip-on'],
  'banner-colours': ['court-low'],
  'banner-atelier': ['high-top', 'runner'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SceneName = keyof typeof sceneModels

/** The first of some scenes of which every model is there. */
export const findScene = ({ models }: ContentContext, names: readonly SceneName[]): SceneName | null =>
  names.find((name) => sceneModels[name].every((model) => models.has(model))) ?? null

const shapes = {
  '16x7': { width: 2000, height: 875 },
  '4x5': { width: 1200, height: 1500 },
  '1x1': { width: 1200, height: 1200 },
} as const

/** A scene in one shape; its address is a token that the API makes an address of. */
export const toScenePicture = (name: SceneName, shape: keyof typeof shapes, alt: string): Picture => ({
  kind: 'image',
  url: `scene:${name}@${shape}`,
  alt,
  ...shapes[shape],
})

/** A scene tall on small screens and wide on large ones. */
export const toSceneMedia = (name: SceneName, alt: string): Medias => ({
  sm: toScenePicture(name, '4x5', alt),
  lg: toScenePicture(name, '16x7', alt),
})

/** A product in its first colour, as the listing shows it. */
export const toProductPicture = ({ id, model, colours }: DemoProduct, alt: string): Picture => ({
  kind: 'image',
  url: `product:${id}/${colours[0].id}/${model.kind === 'footwear' ? 'side' : 'front'}`,
  alt,
  width: 1200,
  height: 1500,
})
