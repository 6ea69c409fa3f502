import type { Hex } from '../colourways/colourway.ts'
import type { ViewKey } from '../passes/model-record.ts'

export const SCENE_ASPECTS = { wide: 16 / 7, portrait: 4 / 5, square: 1 } as const

export type SceneAspect = keyof typeof SCENE_ASPECTS

/** A coloured backdrop: the wall runs into the floor without a line, lit by one soft pool. */
export type SceneSet = {
  wall: Hex
  floor: Hex
  /** Where wall turns to floor and over how much of the height. */
  bend: { at: number; over: number }
  /** Middle of the light in shares of the picture, its reach in shares of the width, and how much lighter it is. */
  light: { x: number; y: number; reach: number; strength: number }
}

/** Where a model stands: the middle of what it covers in shares of the picture, and its width in shares of the picture's. */
export type Placement = { x: number; y: number; width: number; mirrored?: boolean }

export type SceneItem = {
  model: string
  view: ViewKey
  colourway: string
  /** An item without a place for an aspect is left out of it. */
  place: Partial<Record<SceneAspect, Placement>>
}

/** An editorial picture as data; items from the back to the front. */
export type Scene = {
  id: string
  purpose: 'hero' | 'category' | 'banner'
  /** Which part of the wide picture is kept free for type. */
  room: 'left' | 'right' | 'top'
  set: SceneSet
  items: readonly SceneItem[]
}
