import { expect, test } from 'vitest'
import { distanceTo } from './geometry/outline.ts'
import { GARMENT_MODELS } from './list-garment-models.ts'

const patient = { timeout: 60_000 }
/** Large folds tell a broken pattern as well as small ones do. */
const COARSE = 6

for (const model of GARMENT_MODELS) {
  test(`the pieces of ${model.key} are closed, lie on or above the ground and stay near their pattern`, patient, () => {
    for (const { piece, draped } of model.settle('front', COARSE)) {
      const { edge, field } = piece.outline
      expect(edge.points.at(-1)).toEqual(edge.points[0])
      expect(field.data.some((distance) => distance < 0)).toBe(true)
      const { z, dx, dy } = draped
      for (let k = 0; k < z.data.length; k++) {
        const x = z.x0 + (k % z.width) * z.pitch
        const y = z.y0 + Math.floor(k / z.width) * z.pitch
        if (distanceTo(piece.outline, x, y) >= 0) continue
        const height = z.data[k] as number
        if (!(height >= 0 && height < 160)) throw new Error(`height ${height} at ${x}, ${y}`)
        const shift = Math.hypot(dx.data[k] as number, dy.data[k] as number)
        if (!(shift < 20)) throw new Error(`shift ${shift} at ${x}, ${y}`)
      }
    }
  })

  test(`the front of ${model.key} shows only parts that it declares, whole and within its frame`, patient, () => {
    const pass = model.render('front', { width: 120, finest: COARSE })
    expect([pass.width, pass.height]).toEqual([120, 150])
    const shown = new Set<number>()
    for (let p = 0; p < pass.diffuse.length; p++) {
      const [a = 0, b = 0, mix = 0, coverage = 0] = pass.id.subarray(p * 4, p * 4 + 4)
      if (coverage === 0) expect([a, b, mix]).toEqual([0, 0, 0])
      else shown.add(a).add(b || a)
      const column = p % pass.width
      const onFrame = p < pass.width || p >= pass.diffuse.length - pass.width || column === 0 || column === 119
      if (onFrame) expect(coverage).toBe(0)
    }
    expect(shown.size).toBeGreaterThan(2)
    expect(Math.max(...shown)).toBeLessThanOrEqual(model.parts.length)
    expect(new Set(model.parts.map((part) => part.key)).size).toBe(model.parts.length)
  })
}
