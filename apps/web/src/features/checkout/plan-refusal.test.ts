import { errorCatalogue } from '@lacehouse/contracts/errors/catalogue'
import { expect, test } from 'vitest'
import { planRefusal } from './plan-refusal.ts'

test.each([
  ['ORD404', 'cart'],
  ['ORD430', 'cart'],
  ['INV405', 'cart'],
  ['INV408', 'cart'],
  ['SHP404', 'shipping'],
  ['CHK320', 'shipping'],
  ['ORD518', 'shipping'],
  ['PYT402', 'billing'],
  ['PYT406', 'billing'],
  ['FE309', 'billing'],
  ['PAY400', 'billing'],
  ['BILL410', 'billing'],
  ['PYT400', 'billing'],
  ['GFC800', 'billing'],
  ['REW135', 'billing'],
  ['ORD415', 'summary'],
  ['GEN500', 'summary'],
  [null, 'summary'],
])('an order refused with %s goes on at %s [CHK-10] [PAY-14]', (errorId, place) => {
  expect(planRefusal(errorId)).toBe(place)
})

test('every id that names a field of the address leads to the step that has it', () => {
  const fields = new Set(['phone', 'addressLine1', 'postalCode', 'shippingMethod'])
  const ids = Object.entries(errorCatalogue)
    .filter(([id, entry]) => /^(SHP|CHK|TAX)/.test(id) && 'field' in entry && fields.has(entry.field ?? ''))
    .map(([id]) => id)
  expect(ids.map(planRefusal)).toEqual(ids.map(() => 'shipping'))
  expect(ids.length).toBeGreaterThan(4)
})
