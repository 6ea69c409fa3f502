import type { Material } from '@lacehouse/pictures/passes/material'
import type { ModelKind, PartRecord, ViewKey } from '@lacehouse/pictures/passes/model-record'
import type { PartRole } from '@lacehouse/pictures/passes/part-role'
import type { Viewpoint } from '../render/camera.ts'
import type { Surface } from '../render/surface.ts'

/** A viewpoint on one shoe, or on both. */
export type ShoeView = Viewpoint & { pair?: true }

/** A form of shoe: its parts and how to build it; detail 1 is for the passes, less for previews. */
export type ShoeModel = {
  key: string
  name: string
  kind: ModelKind
  parts: readonly PartRecord[]
  views: Partial<Record<ViewKey, ShoeView>>
  build: (detail: number) => Surface[]
}

type PartPlan = readonly [label: string, role: PartRole, material: Material]

/** Parts in the order of their indices, and each key's index. */
export function definePart<K extends string>(
  plan: Record<K, PartPlan>,
): { parts: PartRecord[]; part: Record<K, number> } {
  const keys = Object.keys(plan) as K[]
  const parts = keys.map((key) => {
    const [label, role, material] = plan[key]
    return { key, label, role, material }
  })
  const part = Object.fromEntries(keys.map((key, i) => [key, i + 1])) as Record<K, number>
  return { parts, part }
}

const middle = { x: 0.5, y: 0.53 }

export const SHOE_VIEWS: Partial<Record<ViewKey, ShoeView>> = {
  side: { azimuth: 3, elevation: 7, fill: { width: 0.89, height: 0.86 }, middle },
  'other-side': { azimuth: 177, elevation: 7, fill: { width: 0.89, height: 0.86 }, middle },
  'three-quarter': { azimuth: 42, elevation: 27, fill: { width: 0.87, height: 0.84 }, middle },
  top: { azimuth: 0, elevation: 89, roll: -90, fill: { width: 0.8, height: 0.89 }, middle: { x: 0.5, y: 0.5 } },
  heel: { azimuth: -62, elevation: 20, fill: { width: 0.8, height: 0.84 }, middle },
  pair: { azimuth: 30, elevation: 26, fill: { width: 0.88, height: 0.84 }, middle, pair: true },
  detail: { azimuth: 48, elevation: 32, fill: { width: 1.72, height: 9 }, middle: { x: 0.42, y: 0.6 } },
}
