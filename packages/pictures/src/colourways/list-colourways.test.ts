import { expect, test } from 'vitest'
import { linearColourOf } from '../composite/linear-colour.ts'
import { MATERIAL_LIGHT } from '../composite/material-light.ts'
import { PART_ROLES } from '../passes/part-role.ts'
import { COLOUR_FAMILIES, colourOf, colourOfPart } from './colourway.ts'
import { FINISH_KEYS } from './finishes.ts'
import { COLOURWAYS, findColourway, getColourway } from './list-colourways.ts'

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

test('every finish changes lining or sole of every palette, and at least four roles of it', () => {
  for (const palette of COLOURWAYS) {
    for (const finish of FINISH_KEYS) {
      const finished = getColourway(`${palette.id}_${finish}`)
      const isChanged = (role: (typeof PART_ROLES)[number]) =>
        colourOf(finished, role) !== colourOf(palette, role) || finished.materials?.[role] !== palette.materials?.[role]
      const name = `${palette.id} ${finish}`
      expect(PART_ROLES.filter(isChanged).length, name).toBeGreaterThanOrEqual(4)
      expect(isChanged('lining') || isChanged('outsole'), name).toBe(true)
      for (const role of PART_ROLES) expect(colourOf(finished, role), name).toMatch(/^#[0-9a-f]{6}$/)
      expect(finished.id).toBe(`${palette.id}_${finish}`)
      expect(finished.family).toBe(palette.family)
    }
  }
})

test('no two finishes of a palette are the same', () => {
  for (const palette of COLOURWAYS) {
    const looks = FINISH_KEYS.map((finish) => {
      const { colours, materials } = getColourway(`${palette.id}_${finish}`)
      return JSON.stringify([colours, materials])
    })
    expect(new Set(looks).size, palette.id).toBe(looks.length)
  }
})

test('an unknown finish, and one finish on another, are not found', () => {
  expect(findColourway('chalk_gilded')).toBeNull()
  expect(findColourway('chalk_premium_wide')).toBeNull()
})

test('metal is nickel where the palette names no metal, and takes the colour that the palette names', () => {
  const eyelets = { role: 'hardware', material: 'metal' } as const
  expect(colourOfPart(getColourway('cobalt'), eyelets)).toBe('#a8abad')
  expect(colourOfPart(getColourway('cobalt_premium'), eyelets)).toBe('#b08d4f')
  expect(colourOfPart(getColourway('cobalt'), { ...eyelets, material: 'plastic' })).toBe(
    colourOf(getColourway('cobalt'), 'hardware'),
  )
})
