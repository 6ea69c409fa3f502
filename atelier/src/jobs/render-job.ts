import type { ViewKey } from '@lacehouse/pictures/passes/model-record'
import type { ViewPass } from '@lacehouse/pictures/passes/view-pass'
import type { Bake } from '../render/bake.ts'

/** Previews are small and coarse: enough to judge form and light within seconds. */
export type RenderQuality = 'full' | 'preview'

/** A shoe alone or the pair: two scenes, each with a light of its own. */
export type ShoeScene = { model: string; quality: RenderQuality; pair: boolean }

export type RenderJob =
  | { kind: 'measure'; scene: ShoeScene }
  | { kind: 'bake'; scene: ShoeScene; bake: Bake; first: number; stride: number }
  | { kind: 'shoe-view'; scene: ShoeScene; view: ViewKey; bake: Bake }
  | { kind: 'garment-view'; model: string; quality: RenderQuality; view: ViewKey }

export type RenderAnswer = { pointCount: number } | { pass: ViewPass } | { done: true }

export const SHOE_QUALITY = {
  full: { detail: 1, directions: 160, width: 1200, scale: 2 },
  preview: { detail: 0.5, directions: 64, width: 600, scale: 2 },
} as const
