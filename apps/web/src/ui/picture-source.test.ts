import { expect, test } from 'vitest'
import { toFallback, toSrcSet } from './picture-source.ts'

const widthsOf = (srcSet = ''): number[] => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

test.each([
  [72, [96, 160]],
  [400, [320, 480, 640, 800]],
  [1000, [800, 1200, 1600, 2000]],
])(
  'a picture that is %i pixels wide at most is offered from two thirds of that to twice as wide [CMS-19]',
  (largest, widths) => {
    expect(widthsOf(toSrcSet('/i/shoe', 'avif', largest))).toEqual(widths)
  },
)

test('a browser without AVIF chooses from fewer widths', () => {
  const { src, srcSet } = toFallback('/i/shoe', 400)
  expect([src, srcSet]).toEqual(['/i/shoe-800.webp', '/i/shoe-480.webp 480w,/i/shoe-800.webp 800w'])
})

test('a thumbnail has one address where one width is enough', () => {
  expect(toFallback('/i/shoe', 72)).toEqual({ src: '/i/shoe-160.webp' })
  expect(toFallback('/i/shoe', 96)).toEqual({ src: '/i/shoe-240.webp' })
})
