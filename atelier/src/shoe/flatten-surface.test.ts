import { expect, test } from 'vitest'
import { at } from '../render/vector.ts'
import { SHOE_MODELS } from './list-shoe-models.ts'

test.each(['runner', 'court-low'])(
  'the flat pattern of the %s stretches no tenth of its lengths by more than a quarter',
  (key) => {
    const upper = SHOE_MODELS.find((model) => model.key === key)
      ?.build(0.3)
      .find((surface) => surface.key === 'upper')
    if (!upper) throw new Error(`There is no upper of '${key}'.`)
    const stretches: number[] = []
    for (let row = 2; row < upper.rows - 2; row++) {
      for (let column = 2; column < upper.columns - 3; column++) {
        const [p, q] = [row * upper.columns + column, row * upper.columns + column + 1]
        const space = Math.hypot(...[0, 1, 2].map((k) => at(upper.position, q * 3 + k) - at(upper.position, p * 3 + k)))
        const flat = Math.hypot(...[0, 1].map((k) => at(upper.coordinate, q * 4 + k) - at(upper.coordinate, p * 4 + k)))
        stretches.push(Math.abs(flat / space - 1))
      }
    }
    stretches.sort((a, b) => a - b)
    expect(stretches[Math.floor(stretches.length * 0.9)]).toBeLessThan(0.25)
  },
)
