import { expect, test } from 'vitest'
import { decode, encode } from './page-data.ts'

class Refused {
  readonly status: number
  constructor(status: number) {
    this.status = status
  }
}

/** As the router tells what JSON cannot say. */
const names = {
  plugins: [(value: unknown) => (value instanceof Refused ? ['ErrorResponse', value.status] : undefined)],
}
const makes = {
  plugins: [
    (name: unknown, status: unknown) => (name === 'ErrorResponse' ? { value: new Refused(Number(status)) } : undefined),
    (name: unknown) => (name === 'SingleFetchFallback' ? { value: undefined } : undefined),
  ],
}

const carry = async (data: unknown) => (await decode(new Blob([encode(data, names)]).stream(), makes)).value

test.each([
  ['data of loaders', { loaderData: { root: { menu: [{ label: 'Größe 36⅔' }], footer: null } }, errors: null }],
  ['a refusal in place of a page', { loaderData: {}, errors: { 'routes/product': new Refused(404) } }],
  ['a loader that answers nothing', { 'routes/cart': { data: undefined } }],
  ['a refusal of an action', { error: new Refused(409) }],
  ['nothing but a refusal', new Refused(500)],
  ['nothing at all', undefined],
])('%s come to the browser as they were', async (_, data) => {
  expect(await carry(data)).toStrictEqual(data)
})

test('the router hears that its data is written', () => {
  let completed = 0
  encode({}, { ...names, onComplete: () => completed++ })
  expect(completed).toBe(1)
})
