import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Design,
  findRecipeRefusal,
  isPaintRecipe,
  paintPart,
  readRecipe,
  recipeQuery,
  writeRecipe,
} from './design.ts'
import { parseRecipe } from './parse-recipe.ts'

const design: Design = {
  stamp: '1k3x9',
  parts: [
    { key: 'upper', colours: 'abc' },
    { key: 'laces', colours: 'bd' },
    { key: 'sole', colours: 'a7' },
  ],
  precreated: { 'CHALK-FERN': '1k3x9-bd7' },
}

const choices = fc
  .tuple(...design.parts.map(({ colours }) => fc.constantFrom(...colours)))
  .map((codes) => codes.join(''))

test('a recipe restores its choice, and two choices never share a recipe [RT-07]', () => {
  fc.assert(
    fc.property(choices, choices, (one, other) => {
      const recipe = writeRecipe(design, one)
      expect(readRecipe(recipe, design)).toEqual({ ok: true, colours: one })
      expect(recipe === writeRecipe(design, other)).toBe(one === other)
      expect(parseRecipe(new URLSearchParams(recipeQuery(recipe)).get('recipe'))).toEqual({ recipeId: recipe })
    }),
  )
})

test.each([
  ['R-1042', 'unknown_attribute'],
  ['', 'unknown_attribute'],
  ['1k3x8-bd7', 'unknown_attribute'],
  ['1k3x9-bd', 'unknown_attribute'],
  ['1k3x9-bd77', 'unknown_attribute'],
  ['1k3x9-dd7', 'unknown_value'],
  ['1k3x9-bdb', 'unknown_value'],
  ['1K3X9-BD7', 'unknown_attribute'],
])('the recipe %j is refused with %s [RT-07]', (recipeId, reason) => {
  expect(readRecipe(recipeId, design)).toEqual({ ok: false, reason })
  expect(findRecipeRefusal({ recipeId }, design)).toBe(reason)
})

test.each([
  [{}, null],
  [{ recipeId: '1k3x9-bd7' }, null],
  [{ recipeId: '1k3x9-bd7', precreatedCustomsCode: 'CHALK-FERN' }, null],
  [{ recipeId: '1k3x9-bda', precreatedCustomsCode: 'CHALK-FERN' }, 'unknown_value'],
  [{ recipeId: '1k3x9-bd7', precreatedCustomsCode: 'NO-SUCH' }, 'unknown_value'],
  [{ recipeId: '1k3x9-bd7', precreatedCustomsCode: 'function toString() { [native code] }' }, 'unknown_value'],
  [{ precreatedCustomsCode: 'CHALK-FERN' }, 'unknown_attribute'],
])('the design %j has the refusal %j [RT-07]', (input, refusal) => {
  expect(findRecipeRefusal(input, design)).toBe(refusal)
})

test('painting a part changes only that part', () => {
  expect(paintPart('bd7', 1, 'b')).toBe('bb7')
  expect(recipeQuery('1k3x9-bd7', 'CHALK-FERN')).toBe('recipe=1k3x9-bd7:CHALK-FERN')
  expect(isPaintRecipe('1k3x9-bd7')).toBe(true)
  expect(isPaintRecipe('R-1042')).toBe(false)
})
