import { expect, test } from 'vitest'
import { findChoiceRefusal } from './find-choice-refusal.ts'

const offered = [
  { id: 'bone-41', attributes: { color: 'bone', size: '41' } },
  { id: 'bone-42', attributes: { color: 'bone', size: '42' } },
  { id: 'ink-42', attributes: { color: 'ink', size: '42' } },
]

test.each([
  ['a variant that is offered', { color: 'ink', size: '42' }, 'ink-42', null],
  ['a part of the attributes', { size: '41' }, 'bone-41', null],
  ['an attribute that the product lacks', { color: 'ink', size: '42', width: 'wide' }, 'ink-42', 'unknown_attribute'],
  ['a value that is not offered', { color: 'red', size: '42' }, 'ink-42', 'unknown_value'],
  ['a combination that is not offered', { color: 'ink', size: '41' }, 'ink-41', 'no_such_combination'],
  ['another variant than the chosen one', { color: 'bone', size: '41' }, 'bone-42', 'no_such_combination'],
] as const)('%s (%j for %s) has the refusal %s [CART-27]', (_, choice, variantId, refused) => {
  expect(findChoiceRefusal(choice, variantId, offered)).toBe(refused)
})
