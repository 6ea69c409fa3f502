import { expect, test } from 'vitest'
import { linearColourOf } from '../composite/linear-colour.ts'
import { MATERIAL_LIGHT } from '../composite/material-light.ts'
import { PART_ROLES } from '../passes/part-role.ts'
import { COLOUR_FAMILIES, colourOf } from './colourway.ts'
import { COLOURWAYS, findColourway } from './list-colourways.ts'

const brightness = (hex: string): number => {
  const [red, green, blue] = linearColourOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('there are at least forty palettes, each with an id of its own that can stand in an address', () => {
  expect(COLOURWAYS.length).toBeGreaterThanOrEqual(40)
  expect(new Set(COLOURWAYS.map((colourway) => colourway.id)).size).toBe(COLOURWAYS.length)
  for (const { id } of COLOURWAYS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('every palette has a colour for every role, so that it suits any model', () => {
  for (const colourway of COLOURWAYS) {
    for (const role of PART_ROLES)
      expect(colourOf(colourway, role), `${colourway.id} ${role}`).toMatch(/^#[0-9a-f]{6}$/)
    for (const material of Object.values(colourway.materials ?? {}))
      expect(Object.keys(MATERIAL_LIGHT)).toContain(material)
  }
})

test('every colour family of the search has a palette', () => {
  const families = new Set(COLOURWAYS.map((colourway) => colourway.family))
  expect([...families].sort()).toEqual([...COLOUR_FAMILIES].sort())
})

test('no upper is lighter than the white that still stands out from the ground', () => {
  const limit = brightness('#e7e4db')
  for (const colourway of COLOURWAYS) {
    expect(brightness(colourOf(colourway, 'upper')), colourway.id).toBeLessThanOrEqual(limit)
  }
})

test('an unknown palette is not found', () => {
  expect(findColourway('no-such-palette')).toBeNull()
})
