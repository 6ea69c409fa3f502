import { expect, test } from 'vitest'
import { parseRecipe } from './parse-recipe.ts'

test.each([
  ['R-1042', { recipeId: 'R-1042' }],
  ['R-1042:HALDEN-SUN', { recipeId: 'R-1042', precreatedCustomsCode: 'HALDEN-SUN' }],
  ['', null],
  [null, null],
  ['R 1042', null],
  ['R-1042:', null],
  ['<script>', null],
  ['x'.repeat(41), null],
])('the recipe %j is parsed as %j [RT-07]', (text, recipe) => {
  expect(parseRecipe(text)).toEqual(recipe)
})
