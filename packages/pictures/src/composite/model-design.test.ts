import { expect, test } from 'vitest'
import { COLOURWAYS, getColourway } from '../colourways/list-colourways.ts'
import { getPigment, PIGMENTS, pigmentsOf } from '../colourways/pigments.ts'
import { MATERIALS } from '../passes/material.ts'
import { listModelRecords } from '../passes/model-records.ts'
import { choicesOf, coloursLike, designedColours, designOf } from './model-design.ts'

const models = await listModelRecords()

test('every pigment has a code of its own, and a material comes only in pigments that there are', () => {
  expect(new Set(PIGMENTS.map(({ code }) => code)).size).toBe(PIGMENTS.length)
  for (const material of MATERIALS) {
    const codes = [...pigmentsOf(material)]
    expect(new Set(codes).size, material).toBe(codes.length)
    expect(codes.map((code) => getPigment(code).code)).toEqual(codes)
  }
})

test('models are told apart by their stamps', () => {
  const stamps = models.map((model) => designOf(model).stamp)
  expect(new Set(stamps).size).toBe(models.length)
  for (const stamp of stamps) expect(stamp).toMatch(/^1[0-9a-z]{4}$/)
})

test('a designed palette becomes a colour of its own material for every part', () => {
  for (const model of models) {
    const design = designOf(model)
    for (const [id, colours] of designedColours(design)) {
      const wrong = design.parts.filter((part, at) => !part.colours.includes(colours.charAt(at)))
      expect(wrong, `${model.key} ${id}`).toEqual([])
      expect(colours).toHaveLength(design.parts.length)
    }
  }
})

test('where a pigment is the colour of the palette itself, it is chosen', () => {
  const court = models.find(({ key }) => key === 'court-low')
  if (!court) throw new Error('There is no court shoe.')
  const design = designOf(court)
  for (const colourway of COLOURWAYS) {
    const upper = PIGMENTS.find(
      ({ hex, code }) => hex === colourway.colours.upper && design.parts[0]?.colours.includes(code),
    )
    if (upper) expect(coloursLike(colourway, design).charAt(0), colourway.id).toBe(upper.code)
  }
  const choices = choicesOf(coloursLike(getColourway('brick'), design), design)
  expect(choices.outsole).toEqual({ colour: '#b77b40', material: 'gum' })
  expect(choices.upper).toEqual({ colour: '#a43d2c', material: 'leather' })
})
