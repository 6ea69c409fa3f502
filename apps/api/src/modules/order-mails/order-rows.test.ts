import type { Order } from '@lacehouse/contracts'
import { loadSites } from '@lacehouse/test-kit'
import { expect, test } from 'vitest'
import { toWords } from './load-order.ts'
import { renderRow, toGoodsRow, toItemRow, toPaymentRows, toTotalRows, writeRow } from './order-rows.ts'

const sites = await loadSites()
const wordsOf = (locale: string, currency: Order['currency'] = 'USD') => {
  const site = sites.find(({ locales }) => locales.includes(locale))
  if (!site) throw new Error(`no site has ${locale}`)
  return toWords({ locale, currency, orderNumber: 'LH12345678' }, site, 'https://shop.example')
}
const words = wordsOf('en-us')

type Item = Order['items'][number]
const itemOf = (own: Partial<Item> = {}): Item =>
  ({
    ...{ id: 'a', name: 'Halden Court', qty: 1, isCustoms: false, productImageURL: '/i/court' },
    price: { original: 120, current: 120, rowTotal: 120 },
    variants: [
      { type: 'color', valueLabel: 'Chalk' },
      { type: 'size', valueLabel: '9' },
    ],
    ...own,
  }) as Item

const totals = {
  itemTotal: 120,
  total: 131.5,
  shipping: 0,
  tax: 11.5,
  taxes: [],
  appliedRewards: 0,
  adjustmentTotal: 0,
}
type Own = Partial<Omit<Order, 'totals'>> & { readonly totals?: Partial<Order['totals']> }
const orderOf = (own: Own = {}): Order =>
  ({
    ...{ promoSummary: [], priceAdjustments: [], shipments: [{ shippingMethod: {} }], paymentMethod: [] },
    ...own,
    totals: { ...totals, ...own.totals },
  }) as unknown as Order

const noteOf = (own: Partial<Item>, order = orderOf(), of = words) =>
  toItemRow(itemOf(own), { order, words: of }).details
const rowsOf = (own: Own, of = words) =>
  toTotalRows(orderOf(own), of).map(({ label, amount, details }) => [label, amount, ...(details ?? [])])

test('a row of an item has its colour, size and quantity, and no earlier price where it costs what it did', () => {
  expect(toItemRow(itemOf({ qty: 2 }), { order: orderOf(), words })).toEqual({
    ...{ kind: 'item', label: 'Halden Court', details: ['Chalk · 9 · Quantity: 2'], amount: '$120.00' },
    picture: '/i/court',
  })
})

test('a reduced item shows the earlier price of all its units, and is written with it', () => {
  const price = { original: 60.5, current: 50, rowTotal: 150 } as Item['price']
  const row = toItemRow(itemOf({ qty: 3, variants: [], price }), { order: orderOf(), words })
  expect([row.amount, row.before]).toEqual(['$150.00', '$181.50'])
  expect(writeRow(row, words)).toBe('Halden Court (Quantity: 3; was $181.50): $150.00')
  expect(String(renderRow(row, words))).toMatch(
    /<span class="mail-sale"[^>]*>\$150\.00<\/span><br><s [^>]*>\$181\.50<\/s>/,
  )
})

test('a mail that says nothing of prices shows no earlier price of a reduced item either', () => {
  const price = { original: 60, current: 50, rowTotal: 50 } as Item['price']
  const row = toGoodsRow(itemOf({ variants: [], price }), { order: orderOf(), words })
  expect(writeRow(row, words)).toBe('Halden Court (Quantity: 1)')
  expect(String(renderRow(row, words))).not.toMatch(/\$|<s /)
})

const grace = { to: 'Grace', message: '' }
test.each([
  [
    'a pre-ordered item',
    { preOrder: 'Pre-order – ships from March 12, 2027' },
    ['Pre-order – ships from March 12, 2027'],
  ],
  ['a gift without a message', { giftOption: grace }, ['Gift for Grace']],
  ['a gift with a message', { giftOption: { ...grace, message: 'Run' } }, ['Gift for Grace: “Run”']],
  [
    'a gift card that is mailed at once',
    { giftOption: { ...grace, email: 'grace@example.com' } },
    ['Gift for Grace', 'Sent to grace@example.com'],
  ],
  [
    'a gift card that is mailed on a day',
    { giftOption: { ...grace, email: 'grace@example.com', sendOn: '2027-01-01' } },
    ['Gift for Grace', 'Sent to grace@example.com on January 1, 2027'],
  ],
] as const)('%s says so in its row: %j', (_, own, expected) => {
  expect(noteOf(own)?.slice(1)).toEqual(expected)
})

test('a French mail writes the first of a month as French does', () => {
  const giftOption = { ...grace, email: 'grace@example.com', sendOn: '2027-01-01' }
  expect(noteOf({ giftOption }, orderOf(), wordsOf('fr-fr', 'EUR'))?.at(-1)).toContain('1er janvier 2027')
})

test('an item names its own price adjustments, and the total those of the whole order', () => {
  const order = orderOf({
    priceAdjustments: [
      { amount: 3, reason: 'A loose thread', itemId: 'a' },
      { amount: 4, reason: 'Another item', itemId: 'b' },
      { amount: 2, reason: 'Waited long' },
    ] as Order['priceAdjustments'],
    totals: { adjustmentTotal: 9 },
  })
  expect(noteOf({}, order)?.slice(1)).toEqual(['Price adjusted by −$3.00: A loose thread'])
  expect(rowsOf(order)).toContainEqual(['Price adjustments', '−$9.00', 'Price adjusted by −$2.00: Waited long'])
})

test('promotions are named with their code, those of shipping at its price, and those that reduced nothing not at all', () => {
  const promotion = { promotionName: 'Ten off', discount: 10, level: 'ORDER' }
  const promoSummary = [
    { ...promotion, couponCode: 'TEN' },
    { ...promotion, promotionName: 'Members', discount: 5.5 },
    { ...promotion, promotionName: 'Never reached', discount: 0 },
    { promotionName: 'Free delivery', discount: 4.95, level: 'SHIPPING' },
  ] as Order['promoSummary']
  expect(rowsOf({ promoSummary })).toEqual([
    ['Subtotal', '$120.00'],
    ['Ten off (TEN)', '−$10.00'],
    ['Members', '−$5.50'],
    ['Delivery', 'Free', 'Free delivery'],
    ['Tax', '$11.50'],
    ['Total', '$131.50'],
  ])
})

test.each([
  ['no gift option', { giftWrapping: undefined }, {}, []],
  ['a receipt alone', { giftWrapping: { wrap: false, receipt: true } }, {}, [['Gift receipt', 'Free']]],
  ['a wrap alone', { giftWrapping: { wrap: true, receipt: false } }, { giftWrap: 5.95 }, [['Gift wrap', '$5.95']]],
  [
    'both',
    { giftWrapping: { wrap: true, receipt: true } },
    { giftWrap: 5.95 },
    [['Gift wrap', '$5.95', 'Gift receipt']],
  ],
] as const)('an order with %s (%j, %j) has the rows %j for it', (_, own, sums, expected) => {
  expect(rowsOf({ ...own, totals: sums }).filter(([label]) => label?.startsWith('Gift'))).toEqual(expected)
})

test('an order that is not shipped has no row of shipping; one that costs something to ship names the price', () => {
  const shippingOf = (own: Own) => rowsOf(own).filter(([label]) => label === 'Delivery')
  expect(shippingOf({ shipments: [{}] as Order['shipments'] })).toEqual([])
  expect(shippingOf({ totals: { shipping: 4.95 } })).toEqual([['Delivery', '$4.95']])
})

test('added taxes have a row each; included ones are lines of the total', () => {
  const taxes = [
    { name: 'GST', rate: 5, amount: 6 },
    { name: 'QST', rate: 9.975, amount: 11.97 },
  ]
  expect(rowsOf({ totals: { taxes } }, wordsOf('en-ca', 'CAD')).slice(-3)).toEqual([
    ['GST (5%)', '$6.00'],
    ['QST (9.975%)', '$11.97'],
    ['Total', '$131.50'],
  ])
  const included = rowsOf({ totals: { taxes: [{ name: 'VAT', rate: 20, amount: 21.92 }] } }, wordsOf('en-gb', 'GBP'))
  expect(included.at(-1)).toEqual(['Total', '£131.50', expect.stringContaining('£21.92')])
  expect(included.filter(([label]) => label?.includes('VAT') || label === 'Tax')).toEqual([])
})

test('a payment is named by its card’s brand and last digits; without a brand by its method, without digits by its label', () => {
  const of = (label: string, additionalData: object) =>
    ({ code: 'X', label, amount: 20, additionalData }) as Order['paymentMethod'][number]
  const paymentMethod = [
    of('Credit card', { brand: 'visa', last4: '4242' }),
    of('Gift card', { last4: '0001' }),
    of('Klarna', {}),
  ]
  expect(toPaymentRows(orderOf({ paymentMethod }), words)).toEqual([
    { label: 'Visa ending in 4242', amount: '$20.00' },
    { label: 'Gift card ending in 0001', amount: '$20.00' },
    { label: 'Klarna', amount: '$20.00' },
  ])
})

test('a row of an item without a picture leaves its place empty, and words of a shopper are escaped', () => {
  const row = toItemRow(itemOf({ name: 'Tee <b>', productImageURL: '' }), { order: orderOf(), words })
  expect(String(renderRow(row, words))).not.toContain('<img')
  expect(String(renderRow(row, words))).toContain('<strong>Tee &lt;b&gt;</strong>')
  const pictured = toItemRow(itemOf(), { order: orderOf(), words })
  expect(String(renderRow(pictured, words))).toContain('src="https://shop.example/i/court-160.jpg"')
})
