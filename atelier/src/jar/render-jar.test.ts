import { expect, test } from 'vitest'
import { JAR_MODEL, JAR_VIEWS } from './jar-model.ts'
import { renderJar } from './render-jar.ts'
import { meetRings, roundOutline, toRings } from './solid-of-revolution.ts'

test.each(['front', 'detail'] as const)('the jar from the %s shows every part, lit and within its frame', (view) => {
  const { width, height, id, diffuse } = renderJar(view, 120)
  expect([width, height]).toEqual([120, 150])
  const shown = new Set<number>()
  for (let at = 0; at < width * height; at += 1) {
    const [a = 0, , , coverage = 0] = id.subarray(at * 4, at * 4 + 4)
    if (coverage === 0) continue
    shown.add(a)
    expect(diffuse[at]).toBeGreaterThan(0)
    const column = at % width
    expect(at >= width && at < width * (height - 1) && column > 0 && column < width - 1).toBe(true)
  }
  expect([...shown].toSorted()).toEqual(JAR_MODEL.parts.map((_, index) => index + 1))
})

test('the back has small print in place of the mark', () => {
  const { id } = renderJar('back', 240)
  const shown = new Set(id.filter((_, index) => index % 4 === 0))
  const partOf = (key: string) => JAR_MODEL.parts.findIndex((part) => part.key === key) + 1
  expect(shown.has(partOf('print'))).toBe(true)
  expect(shown.has(partOf('mark'))).toBe(false)
})

test('a view that the jar does not have is refused by name', () => {
  expect(Object.keys(JAR_VIEWS)).toEqual(['front', 'back', 'detail'])
  expect(() => renderJar('heel')).toThrow("'heel'")
})

test('a ray meets the near side of a cylinder, from above its top, and nothing beside it', () => {
  const rings = toRings(
    roundOutline(
      [
        [10, 0],
        [10, 20],
        [0, 20],
      ],
      0.001,
    ),
  )
  const beside = meetRings(rings, [0, 10, 50], [0, 0, -1])
  expect(beside?.distance).toBeCloseTo(40)
  expect(beside?.normal[2]).toBeCloseTo(1)
  const above = meetRings(rings, [3, 50, 0], [0, -1, 0])
  expect(above?.distance).toBeCloseTo(30)
  expect(above?.normal[1]).toBeCloseTo(1)
  expect(meetRings(rings, [11, 10, 50], [0, 0, -1])).toBeNull()
})
