import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { folds, rings } from '../cloth/ease.ts'
import { toGarmentModel } from '../garment-model.ts'
import { type Knot, knots, toMirrored } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { step } from '../geometry/shaping.ts'
import type { Piece } from '../piece.ts'
import { mark } from '../surface/mark.ts'
import { patch } from '../surface/patch.ts'
import { ribKnit } from '../surface/rib-knit.ts'
import { seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'

const parts: readonly PartRecord[] = [
  { key: 'body', label: 'Body', role: 'upper', material: 'knit' },
  { key: 'cuff', label: 'Cuff', role: 'upper', material: 'knit' },
  { key: 'patch', label: 'Patch', role: 'overlay', material: 'leather' },
  { key: 'mark', label: 'Mark', role: 'mark', material: 'thread' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

const crown: readonly Knot[] = knots('0 -138, 30 -134, 62 -112, 86 -72, 98 -24, 103 20')
const body = toOutline(toMirrored([...crown, [103, 60, 'corner'], [0, 62]]))
const form = toOutline(toMirrored([...crown, [105, 150, 'corner'], [0, 150]]), 1.5)

const cuffHalf: readonly Knot[] = knots('0 18, 60 15, 102 8, 109 14, 111 50, 109 88, 101 95, 60 101, 0 103')
const cuff = toOutline(toMirrored(cuffHalf))
const cuffForm = toOutline(toMirrored(knots('0 -60, 108 -60 c, 111 50, 109 160 c, 0 160')), 1.5)

/** Half width of the crown at a height; towards the top the ribs run together. */
const crownWidth = (y: number): number => {
  if (y > 20) return 106
  const t = Math.min(1, (20 - y) / 165)
  return Math.max(2, 106 * Math.sqrt(1 - t ** 2.3))
}

const knit = ribKnit({ count: 30, height: 2.6, halfWidth: crownWidth, stitch: 3.6 })
const cuffKnit = ribKnit({ count: 30, height: 2.6, halfWidth: () => 114, stitch: 3.6 })

const patchCut = toOutline(knots('-23 42 c, 23 42 c, 23 78 c, -23 78 c'), 0.6)
const badge = patch(patchCut, { part: 'patch', raise: 2.4, grain: 0, bevel: 1.6 })
const badgeTrims = [
  seam(patchCut.edge, { depth: 0, pucker: 0, rows: [{ offset: 2.4, part: 'stitch', pitch: 2.6 }] }),
  mark({ x: 0, y: 60, size: 22, part: 'mark', raise: 0.5 }),
]

const cloth = { bend: 0.5, hold: 0.006 }
const ease = (lean: number) => [
  folds({ x: -40 * lean, y: -70, rx: 60, ry: 40, angle: 90 + 30 * lean, amount: 0.07 }),
  folds({ x: 50 * lean, y: -20, rx: 50, ry: 40, angle: 12 * lean, amount: 0.08 }),
  rings({ from: [0, -40], to: [0, 20], radius: 90, at: 0.8, spread: 0.4, amount: 0.05 }),
]
const slouch = (_x: number, y: number, z: number): number => z * (1 - 0.18 * step(-20, 20, y))

function pieces(lean: number, under: readonly Feature[], trims: readonly Feature[]): Piece[] {
  return [
    {
      outline: body,
      form,
      inflation: { fullness: 0.66, reach: 70 },
      shape: slouch,
      lift: 4,
      cloth,
      ease: ease(lean),
      part: 'body',
      features: [knit],
    },
    {
      outline: cuff,
      form: cuffForm,
      inflation: { fullness: 0.72, reach: 70 },
      lift: 6,
      cloth,
      ease: [folds({ x: 60 * lean, y: 50, rx: 30, ry: 60, angle: 84, amount: 0.03 })],
      part: 'cuff',
      features: [rolled, ...under, cuffKnit, ...trims],
      edge: 4,
    },
  ]
}

/** The cuff is thickest where it is turned up. */
const rolled: Feature = (_x, y, spot) => {
  spot.z += 3.5 * step(103, 92, y) * step(10, 24, y)
}

export const beanie = toGarmentModel({
  key: 'beanie',
  name: 'Rib beanie',
  kind: 'accessory',
  seed: 97,
  parts,
  sides: { front: () => pieces(1, [badge], badgeTrims), back: () => pieces(-1, [], []) },
  views: [
    { key: 'front', side: 'front', frame: { x: 0, y: -14, width: 300 }, width: 960 },
    { key: 'back', side: 'back', frame: { x: 0, y: -14, width: 300 }, width: 960 },
    { key: 'detail', side: 'front', frame: { x: 14, y: 42, width: 150 }, width: 800 },
  ],
})
