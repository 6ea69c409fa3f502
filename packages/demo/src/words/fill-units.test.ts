import { expect, test } from 'vitest'
import { fillUnits } from './fill-units.ts'

test.each([
  ['Length: {cm:70}', 'Length: 70\u00a0cm', 'Length: 27.5\u00a0in'],
  ['Chest {cm:88-94}', 'Chest 88–94\u00a0cm', 'Chest 34.5–37\u00a0in'],
  ['Sole: {mm:48}', 'Sole: 48\u00a0mm', 'Sole: 1.9\u00a0in'],
  ['Capacity: {litre:32}', 'Capacity: 32\u00a0L', 'Capacity: 1,950\u00a0cu in'],
  ['Contents: {ml:50}', 'Contents: 50\u00a0ml', 'Contents: 1.7\u00a0fl oz'],
  ['{gram:40} less', '40\u00a0g less', '1.4\u00a0oz less'],
  ['no measure, {name}', 'no measure, {name}', 'no measure, {name}'],
])('%j has the measures of its locale', (text, metric, imperial) => {
  expect(fillUnits(text, 'metric')).toBe(metric)
  expect(fillUnits(text, 'imperial')).toBe(imperial)
})

test('a mark of an unknown measure is an error that names it', () => {
  expect(() => fillUnits('{yard:3}', 'metric')).toThrow('{yard:3}')
})
