import { expect, test } from 'vitest'
import { checkWarranty, type WarrantyField } from './check-warranty.ts'

const good = {
  ...{ orderNumber: '7KQ-2M4-XB9C', itemId: 'l1', fault: 'sole', message: 'The sole has come off.' },
  ...{ remedy: 'replacement', name: 'Ada Marsh', email: 'ada@example.com', phone: '' },
}

test('a fault with its order, item, description and remedy is complete [ACC-12]', () => {
  expect(checkWarranty(good, 'US')).toEqual({})
  expect(checkWarranty({ ...good, phone: '(415) 555-0132' }, 'US')).toEqual({})
})

test.each<[WarrantyField, string, string]>([
  ['orderNumber', '', 'validation.required'],
  ['itemId', ' ', 'validation.required'],
  ['fault', '', 'validation.required'],
  ['fault', 'weather', 'validation.choice'],
  ['message', 'Hi', 'validation.minLength'],
  ['message', 'x'.repeat(2001), 'validation.maxLength'],
  ['remedy', 'fame', 'validation.choice'],
  ['name', 'R2D2', 'validation.name'],
  ['email', 'ada@example', 'validation.email'],
  ['phone', '12', 'validation.phone'],
])('%s may not be %j [ACC-12]', (field, value, key) => {
  expect(checkWarranty({ ...good, [field]: value }, 'US')[field]?.key).toBe(key)
})
