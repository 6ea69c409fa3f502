import { expect, test } from 'vitest'
import { CARD_MODEL, CARD_VIEWS } from './card-model.ts'
import { renderCard } from './render-card.ts'

test('the card shows every part that it declares, whole and within its frame', () => {
  const { width, height, id } = renderCard('front', 120)
  expect([width, height]).toEqual([120, 150])
  const shown = new Set<number>()
  for (let at = 0; at < width * height; at += 1) {
    const [a = 0, , , coverage = 0] = id.subarray(at * 4, at * 4 + 4)
    if (coverage > 0) shown.add(a)
    const column = at % width
    const isFrame = at < width || at >= width * (height - 1) || column === 0 || column === width - 1
    if (isFrame) expect(coverage).toBe(0)
  }
  expect([...shown].toSorted()).toEqual(CARD_MODEL.parts.map((_, index) => index + 1))
})

test('a view that the card does not have is refused by name', () => {
  expect(Object.keys(CARD_VIEWS)).toEqual(['front', 'detail'])
  expect(() => renderCard('heel')).toThrow("'heel'")
})
