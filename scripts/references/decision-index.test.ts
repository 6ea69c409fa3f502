import { expect, test } from 'vitest'
import { listIndexViolations } from './decision-index.ts'

const path = 'docs/decisions/0001-one.md'
const record = '# 0001 One\n\nStatus: accepted, 2026-11-20\n\n## Context\n'
const index = '| [0001](0001-one.md) | One | accepted | 2026-11-20 | |\n'

const violate = (text: string, page = index) => listIndexViolations(new Map([[path, text]]), page).length

test('a record with number, title and status that the index lists is accepted', () => {
  expect(violate(record)).toBe(0)
})

test.each([
  ['another heading', record.replace('# 0001 One', '# 1. One'), index],
  ['no status', record.replace('Status', 'State'), index],
  ['another title than the index', record.replace('One', 'Two'), index],
  ['another date than the index', record, index.replace('2026-11-20', '2026-11-21')],
  ['no row in the index', record, ''],
])('a record with %s is refused', (_, text, page) => {
  expect(violate(text, page)).toBe(1)
})
