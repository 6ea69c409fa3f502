import { expect, test } from 'vitest'
import { groupProvingTests, listProvenBehaviours } from './list-proving-tests.ts'
import { toBehavioursPage } from './write-behaviours.ts'

test('titles name behaviours in brackets, also in tables and templates', () => {
  const text = `
    // [CART-01] in a comment is not a title.
    test('a cart is kept [CART-24]', () => {})
    test.each([[1]])('%i pieces are added [CART-05, T6]', () => {})
    describe(\`in \${locale} [LOC-01]\`, () => {})
    test('a list [0] has no behaviour', () => {})
  `
  expect(listProvenBehaviours('cart.test.ts', text)).toEqual(['CART-05', 'CART-24', 'LOC-01'])
})

test('each row lists the tests of its behaviour, or that there is none', () => {
  const page =
    '| id | behaviour | proven by |\n| --- | --- | --- |\n| CART-05 | adds | old |\n| CART-06 | changes | old |\n'
  const proving = groupProvingTests(
    new Map([
      ['e2e/cart.spec.ts', ['CART-05']],
      ['apps/api/cart.test.ts', ['CART-05']],
    ]),
  )
  expect(toBehavioursPage(page, proving)).toBe(
    '| id | behaviour | proven by |\n| --- | --- | --- |\n| CART-05 | adds | [cart](../apps/api/cart.test.ts), [cart](../e2e/cart.spec.ts) |\n| CART-06 | changes | not yet |\n',
  )
})
