import type { Material } from './material.ts'
import type { PartRole } from './part-role.ts'

/** In the order in which a gallery shows them. */
export const VIEW_KEYS = [
  'side',
  'three-quarter',
  'pair',
  'top',
  'heel',
  'other-side',
  'front',
  'back',
  'detail',
] as const

export type ViewKey = (typeof VIEW_KEYS)[number]

export type ModelKind = 'footwear' | 'apparel' | 'accessory'

/** One paintable part; its index in the ID pass is its place in `parts` plus one, 0 being no part. */
export type PartRecord = {
  key: string
  /** English name for a shopper who paints the part. */
  label: string
  role: PartRole
  material: Material
}

export type ViewRecord = {
  key: ViewKey
  /** Pixels of the passes. */
  width: number
  height: number
  /** Covered rectangle without its shadow, in pixels of the passes. */
  bounds: { left: number; top: number; width: number; height: number }
  /** Hash of everything the passes were rendered from: an equal hash needs no new rendering. */
  inputs: string
}

/** What `passes/<model>/model.json` holds. */
export type ModelRecord = {
  key: string
  name: string
  kind: ModelKind
  views: ViewRecord[]
  parts: PartRecord[]
}
