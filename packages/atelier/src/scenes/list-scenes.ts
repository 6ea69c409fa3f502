import { BANNERS } from './banners.ts'
import { CATEGORIES } from './categories.ts'
import { HEROES } from './heroes.ts'
import type { Scene } from './scene.ts'

/** Every editorial picture. */
export const SCENES: readonly Scene[] = [...HEROES, ...CATEGORIES, ...BANNERS]

export function getScene(id: string): Scene {
  const scene = SCENES.find((one) => one.id === id)
  if (!scene) throw new Error(`There is no scene '${id}'.`)
  return scene
}
