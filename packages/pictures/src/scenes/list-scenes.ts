import banners from './banners.json' with { type: 'json' }
import categories from './categories.json' with { type: 'json' }
import heroes from './heroes.json' with { type: 'json' }
import type { Scene } from './scene.ts'

/** Every editorial picture; the test beside this file checks the data against the type. */
export const SCENES = [...heroes, ...categories, ...banners] as readonly Scene[]

/** Gets a scene by its id. */
export function getScene(id: string): Scene {
  const scene = SCENES.find((one) => one.id === id)
  if (!scene) throw new Error(`There is no scene '${id}'.`)
  return scene
}
