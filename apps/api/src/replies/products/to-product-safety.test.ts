import { expect, test } from 'vitest'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import { toProductSafety } from './to-product-safety.ts'

const manufacturer = { name: 'Northfold Ltd', address: '8 Mill Road, Leeds', contact: 'safety@northfold.example' }
const responsiblePerson = { name: 'Lindenufer GmbH', address: 'Lindenufer 12, Hamburg', contact: 'eu@linden.example' }
const record = (attributes: object) => ({ brand: 'Lacehouse', attributes }) as unknown as ProductRecord

test.each(['DE', 'FR', 'GB'])(
  'in %s a product names its manufacturer and the responsible person [CAT-01]',
  (country) => {
    const stated = record({ manufacturer, responsiblePerson })
    expect(toProductSafety(stated, { country })).toEqual({ manufacturer, responsiblePerson })
  },
)

test.each(['US', 'CA', 'AU'])(
  'in %s a product names its manufacturer by name and contact alone [CAT-01]',
  (country) => {
    const stated = record({ manufacturer, responsiblePerson })
    expect(toProductSafety(stated, { country })).toEqual({ manufacturer: { ...manufacturer, address: '' } })
  },
)

test('a product without stated companies is of its brand [CAT-01]', () => {
  const nothing = { address: '', contact: '' }
  expect(toProductSafety(record({}), { country: 'DE' })).toEqual({ manufacturer: { name: 'Lacehouse', ...nothing } })
})
