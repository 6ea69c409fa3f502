import { type CallContract, calls } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { toRouteSchema } from './json-schema.ts'

/** Above it, the first reply of a call takes the time of many: the serialiser compiles each character of the schema. */
const mostCharacters = 80_000

test('the serialiser gets no part of a reply twice, so that the first answer of a call does not take seconds', () => {
  const sizes = Object.entries<CallContract>(calls).map(([id, contract]) => {
    const { response } = toRouteSchema(contract)
    return [id, JSON.stringify(response[contract.status ?? 200]).length] as const
  })
  expect(sizes.filter(([, size]) => size > mostCharacters)).toEqual([])
  expect(toRouteSchema(calls['content.page']).response[200]).toBe(
    toRouteSchema(calls['content.category']).response[200],
  )
})
