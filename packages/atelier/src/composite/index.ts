export { composeScene, type SceneOrder } from './compose-scene.ts'
export { compositePicture, type PictureOrder, SEAMLESS } from './composite-picture.ts'
export type { PartChoice } from './part-paint.ts'
export { createPassCache, type PassCache } from './pass-cache.ts'
