import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planFraming } from './plan-framing.ts'

const aspect = 4 / 5
const input = { width: 800, aspect, isCutOut: false }

test.each([
  ['of the frame’s own shape', { width: 2000, height: 2500 }, 'crop', { width: 800, height: 1000 }],
  ['a little wider', { width: 2250, height: 2500 }, 'whole', { width: 800, height: 889 }],
  ['three by four', { width: 1500, height: 2000 }, 'crop', { width: 800, height: 1000 }],
  ['landscape', { width: 3000, height: 2000 }, 'whole', { width: 800, height: 533 }],
  ['a narrow portrait', { width: 1000, height: 2000 }, 'whole', { width: 500, height: 1000 }],
])('a photograph %s loses at most a tenth of its width or height [CMS-19]', (_, original, fit, inside) => {
  expect(planFraming(original, input)).toEqual({ fit, frame: { width: 800, height: 1000 }, inside })
})

test.each([
  ['portrait', { width: 400, height: 500 }, { width: 400, height: 500 }],
  ['landscape', { width: 600, height: 400 }, { width: 600, height: 750 }],
  ['narrow', { width: 200, height: 600 }, { width: 480, height: 600 }],
])('a small %s photograph gets a narrower frame and is never enlarged [CMS-19]', (_, original, frame) => {
  expect(planFraming(original, { ...input, width: 2000 }).frame).toEqual(frame)
})

test('a cut-out product does not touch the frame’s edges', () => {
  const { fit, frame, inside } = planFraming({ width: 2000, height: 2500 }, { ...input, isCutOut: true })
  expect([fit, frame, inside]).toEqual(['whole', { width: 800, height: 1000 }, { width: 704, height: 880 }])
})

test('no photograph is distorted, enlarged, or larger than its frame, and every frame has the same aspect', () => {
  const length = fc.integer({ min: 100, max: 6000 })
  const anything = fc.record({
    width: length,
    height: length,
    asked: fc.constantFrom(96, 800, 2000),
    isCutOut: fc.boolean(),
  })
  fc.assert(
    fc.property(anything, ({ width, height, asked, isCutOut }) => {
      const { fit, frame, inside } = planFraming({ width, height }, { width: asked, aspect, isCutOut })
      const isShaped = Math.abs(frame.width / aspect - frame.height) <= 0.5 && frame.width <= asked
      const isInside = inside.width <= frame.width + 0.5 && inside.height <= frame.height + 0.5
      // A crop scales both sides alike. The tolerance is half a pixel of rounding.
      const isTrue = fit === 'crop' || Math.abs(inside.width * height - inside.height * width) <= (width + height) / 2
      return isShaped && isInside && isTrue && inside.width <= width + 1 && inside.height <= height + 1
    }),
  )
})
