import { errorCatalogue } from '@lacehouse/contracts/errors/catalogue'
import { expect, test } from 'vitest'
import { ApiError, type ErrorDetail } from '../../client/api/api-error.ts'
import { listFieldErrors } from './list-field-errors.ts'

const fields = ['firstName', 'lastName', 'addressLine1', 'postalCode', 'city', 'phone', 'email']
const t = (key: string) => `words of ${key}`
const errorOf = (...details: ErrorDetail[]) => new ApiError({ status: 400, details, correlationId: 'c' })

test.each([
  ['SHP410', 'phone'],
  ['SHP500', 'addressLine1'],
  ['CHK380', 'addressLine1'],
  ['PRO412', 'phone'],
  ['PRO414', 'postalCode'],
  ['PRO415', 'firstName'],
  ['ORD400', 'email'],
  ['TAX310', 'postalCode'],
  ['BILL410', 'phone'],
] as const)('%s appears at %s in the words of the catalogue [CHK-16] [PAY-14]', (errorId, field) => {
  expect(errorCatalogue[errorId].place).toBe('field')
  expect(listFieldErrors(errorOf({ errorId, message: 'server' }), fields, t)).toEqual([
    { field, message: `words of ${errorId}` },
  ])
})

test('an incomplete address is reported at each field that the server names, with its message [CHK-16]', () => {
  const error = errorOf(
    { errorId: 'CHK320', field: 'city', message: 'This field is required' },
    { errorId: 'PRO414', field: 'postalCode', message: 'An example: 94103' },
  )
  expect(listFieldErrors(error, fields, t)).toEqual([
    { field: 'city', message: 'This field is required' },
    { field: 'postalCode', message: 'words of PRO414' },
  ])
})

test('neither the date of a card nor a lost answer is an error of an address field', () => {
  expect(listFieldErrors(errorOf({ errorId: 'FE309', message: '' }), fields, t)).toEqual([])
  expect(listFieldErrors(errorOf({ errorId: 'FE309', message: '' }), ['cardExpiry'], t)).toHaveLength(1)
  expect(listFieldErrors(ApiError.unreachable('c', null), fields, t)).toEqual([])
})
