import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import { expect, test } from 'vitest'
import { folds } from './cloth/ease.ts'
import { toGarmentModel } from './garment-model.ts'
import { toOutline } from './geometry/outline.ts'
import { Path } from './geometry/path.ts'
import { seam } from './surface/seam.ts'

const parts: readonly PartRecord[] = [
  { key: 'cloth', label: 'Cloth', role: 'upper', material: 'cotton' },
  { key: 'stitch', label: 'Stitching', role: 'stitch', material: 'thread' },
]

function flag(seed: number, { stitchPart = 'stitch', surplus = 0.08 } = {}) {
  return toGarmentModel({
    key: 'flag',
    name: 'Flag',
    kind: 'accessory',
    seed,
    parts,
    sides: {
      front: () => [
        {
          outline: toOutline([
            [-60, -40, 'corner'],
            [60, -40, 'corner'],
            [60, 40, 'corner'],
            [-60, 40, 'corner'],
          ]),
          inflation: { fullness: 0.5, reach: 30 },
          lift: 2,
          cloth: { bend: 0.2, hold: 0.003 },
          ease: [folds({ x: 0, y: 0, rx: 60, ry: 40, angle: 80, amount: surplus })],
          part: 'cloth',
          features: [
            seam(
              new Path([
                [-50, 20],
                [50, 20],
              ]),
              { rows: [{ offset: 0, part: stitchPart }] },
            ),
          ],
        },
      ],
    },
    views: [{ key: 'front', side: 'front', frame: { x: 0, y: 0, width: 180 } }],
  })
}

test('a seed gives the same bytes every time, and another seed other folds', () => {
  const first = flag(5).render('front', { width: 150 })
  expect(flag(5).render('front', { width: 150 })).toEqual(first)
  expect(flag(6).render('front', { width: 150 }).diffuse).not.toEqual(first.diffuse)
})

test('cloth with surplus length rises and falls by more than a millimetre where cloth without lies smooth', () => {
  const heights = (surplus: number) => flag(5, { surplus }).settle('front')[0]?.draped.z.data ?? new Float32Array()
  const smooth = heights(0)
  const changes = heights(0.08).map((z, k) => z - (smooth[k] ?? 0))
  expect(Math.max(...changes)).toBeGreaterThan(1)
  expect(Math.min(...changes)).toBeLessThan(-1)
})

test('light falls from the upper left: a swelling is brighter there than at the lower right', () => {
  const pass = flag(5).render('front', { width: 150 })
  const at = (x: number, y: number) => pass.diffuse[y * pass.width + x] ?? 0
  expect(at(30, 66)).toBeGreaterThan(at(121, 122))
})

test('the ground is in shadow beside the lower right edge and open far from it', () => {
  const { ground, width } = flag(5).render('front', { width: 150 })
  expect(ground[130 * width + 120]).toBeLessThan(225)
  expect(ground[8 * width + 8]).toBeGreaterThan(245)
})

test('a part that no model declares is refused by name', () => {
  expect(() => flag(5, { stitchPart: 'ghost' }).render('front', { width: 60 })).toThrow("'ghost'")
})
