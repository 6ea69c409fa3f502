export {
  COLOUR_FAMILIES,
  type ColourFamily,
  type Colourway,
  colourOf,
  type Hex,
} from './colourways/colourway.ts'
export { COLOURWAYS, findColourway, getColourway } from './colourways/list-colourways.ts'
export {
  composeScene,
  compositePicture,
  createPassCache,
  type PartChoice,
  type PassCache,
  type PictureOrder,
  pictureThumbHash,
  type SceneOrder,
  SEAMLESS,
} from './composite/index.ts'
export { MATERIALS, type Material } from './passes/material.ts'
export type { ModelKind, ModelRecord, PartRecord, ViewKey, ViewRecord } from './passes/model-record.ts'
export { PART_ROLES, type PartRole } from './passes/part-role.ts'
export { findModelRecord, listModelRecords } from './passes/pass-files.ts'
export { getScene, SCENES } from './scenes/list-scenes.ts'
export { SCENE_ASPECTS, type Scene, type SceneAspect } from './scenes/scene.ts'
