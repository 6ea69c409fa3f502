import type { DemoProduct } from '../catalogue/make-products.ts'
import type { ContentContext } from './content-context.ts'
import type { Medias, Picture } from './documents.ts'

type Scene = {
  /** Models that stand in it. */
  readonly models: readonly string[]
  /** Where the wide picture leaves room for words. */
  readonly room: 'left' | 'right'
  /** What the words stand on. */
  readonly backdrop: 'light' | 'dark'
}

/** The editorial pictures of packages/pictures. */
export const scenes = {
  'hero-court-ember': { models: ['court-low'], room: 'left', backdrop: 'light' },
  'hero-runner-harbour': { models: ['runner'], room: 'right', backdrop: 'light' },
  'hero-chelsea-dusk': { models: ['chelsea'], room: 'left', backdrop: 'dark' },
  'hero-chunky-studio': { models: ['chunky'], room: 'right', backdrop: 'light' },
  'category-court': { models: ['court-low'], room: 'left', backdrop: 'light' },
  'category-running': { models: ['runner'], room: 'left', backdrop: 'dark' },
  'category-trail': { models: ['trail'], room: 'left', backdrop: 'light' },
  'category-canvas': { models: ['high-top', 'slip-on'], room: 'left', backdrop: 'light' },
  'category-boots': { models: ['chelsea'], room: 'left', backdrop: 'light' },
  'category-slides': { models: ['slide'], room: 'left', backdrop: 'light' },
  'category-chunky': { models: ['chunky'], room: 'left', backdrop: 'light' },
  'category-apparel': { models: ['tee', 'hoodie'], room: 'left', backdrop: 'light' },
  'banner-colours': { models: ['court-low'], room: 'left', backdrop: 'light' },
  'banner-atelier': { models: ['high-top', 'runner'], room: 'right', backdrop: 'light' },
} as const satisfies Readonly<Record<string, Scene>>

export type SceneName = keyof typeof scenes

/** The first of some scenes of which every model is there. */
export function findScene({ models }: ContentContext, names: readonly SceneName[]): SceneName | null {
  return names.find((name) => scenes[name].models.every((model) => models.has(model))) ?? null
}

const shapes = {
  '16x7': { width: 2000, height: 875 },
  '4x5': { width: 1200, height: 1500 },
  '1x1': { width: 1200, height: 1200 },
} as const

/** A scene in one shape; its address is a token that the API makes an address of. */
export function toScenePicture(name: SceneName, shape: keyof typeof shapes, alt: string): Picture {
  return {
    kind: 'image',
    url: `scene:${name}@${shape}`,
    alt,
    ...shapes[shape],
  }
}

/** A scene tall on small screens and wide on large ones. */
export function toSceneMedia(name: SceneName, alt: string): Medias {
  return {
    sm: toScenePicture(name, '4x5', alt),
    lg: toScenePicture(name, '16x7', alt),
  }
}

/** A scene wide at every width, for openings that stay low on small screens. */
export function toWideScene(name: SceneName, alt: string): Medias {
  return { sm: toScenePicture(name, '16x7', alt) }
}

/** A product in its first colour, as the listing shows it. */
export function toProductPicture({ id, model, colours }: DemoProduct, alt: string): Picture {
  return {
    kind: 'image',
    url: `product:${id}/${colours[0].id}/${model.kind === 'footwear' ? 'side' : 'front'}`,
    alt,
    width: 1200,
    height: 1500,
  }
}
