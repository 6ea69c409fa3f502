import { expect, test } from 'vitest'
import { listColoursInStock } from './sold-out.tsx'

const option = (value: string) => ({
  ...{ id: value, value, label: value, available: true },
  price: null,
  swatch: null,
})
const variant = (color: string, size: string, isThere: boolean) => ({
  ...{ id: `${color}-${size}`, upc: '', attributes: { color, size }, notifyMe: true, maxQty: 9 },
  ...{ quantity: isThere ? 3 : 0, price: { original: 90, current: 90 } },
  stockStatus: isThere ? ('inStock' as const) : ('outOfStock' as const),
})
const product = {
  attributes: [
    { type: 'color', label: '', options: ['fog', 'red', 'sky'].map(option) },
    { type: 'size', label: '', options: ['8', '9'].map(option) },
  ],
  variants: [
    variant('fog', '8', true),
    variant('fog', '9', false),
    variant('red', '8', true),
    variant('red', '9', true),
    variant('sky', '8', true),
    variant('sky', '9', false),
  ],
}

test.each([
  ['another colour has the size', 'fog', '9', ['red']],
  ['the size is there in several', 'fog', '8', ['red', 'sky']],
  ['no size is chosen', 'fog', undefined, ['red', 'sky']],
  ['only this colour has it', 'red', '9', []],
])('a sold-out choice leads to the colours that have the size: %s [CAT-05]', (_, color, size, colours) => {
  expect(listColoursInStock(product, { color, choice: { color, size } }).map(({ value }) => value)).toEqual(colours)
})
