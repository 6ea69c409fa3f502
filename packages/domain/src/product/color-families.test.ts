import { expect, test } from 'vitest'
import { colorFamilies, colorFamilyOf } from './color-families.ts'

test.each(Object.entries(colorFamilies))('the swatch of %s, %s, is of its own group', (group, hex) => {
  expect(colorFamilyOf(hex)).toBe(group)
})

// Shades on both sides of a border between two groups.
test.each([
  ['#242424', 'gray', 'a dark gray'],
  ['#232323', 'black', 'the next darker one'],
  ['#e1e1e1', 'white', 'a light gray'],
  ['#e0e0e0', 'gray', 'the next darker one'],
  ['#f2f0ec', 'white', 'a tinted white'],
  ['#fff0f0', 'pink', 'a pale pink, which is no white'],
  ['#faf6e0', 'yellow', 'a cream that is too yellow for white'],
  ['#001a00', 'black', 'a green that is nearly black'],
  ['#cdb88e', 'beige', 'sand'],
  ['#ffcc80', 'orange', 'a light orange, which is no sand'],
  ['#9c8260', 'brown', 'a dull brown'],
  ['#7a4a10', 'brown', 'a strong and dark brown'],
  ['#ff8000', 'orange', 'an orange'],
  ['#ffa900', 'orange', 'a yellow orange'],
  ['#ffaa00', 'yellow', 'an amber'],
  ['#ff3f00', 'red', 'a red with a little orange'],
  ['#ff4000', 'orange', 'an orange red'],
  ['#ff003f', 'red', 'a red with a little blue'],
  ['#ff0040', 'pink', 'a red with more blue'],
  ['#ff7070', 'pink', 'a light red'],
  ['#ff6060', 'red', 'a salmon red'],
  ['#ffff00', 'yellow', 'a lemon'],
  ['#e6ff00', 'yellow', 'a yellow with a little green'],
  ['#d4ff00', 'green', 'a lime'],
  ['#00ffd0', 'green', 'a green with blue'],
  ['#00ffe0', 'blue', 'a turquoise'],
  ['#3c00ff', 'blue', 'an ultramarine'],
  ['#4400ff', 'purple', 'a violet'],
  ['#fa00ff', 'purple', 'a magenta'],
  ['#ff00fa', 'pink', 'a fuchsia'],
])('%s is %s: %s', (hex, group) => {
  expect(colorFamilyOf(hex)).toBe(group)
})
