import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampPage, countPages, type PageStep, paginate } from './paginate.ts'

const write = (steps: readonly PageStep[]) => steps.map((step) => (step.kind === 'page' ? step.page : '…')).join(' ')

test.each([
  [0, 24, 1],
  [1, 24, 1],
  [24, 24, 1],
  [25, 24, 2],
  [1000, 48, 21],
])('%d items by %d are %d pages [DLG-23]', (total, size, pages) => {
  expect(countPages(total, size)).toBe(pages)
})

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 9, '1 2 3 … 9'],
  [4, 9, '1 2 3 4 5 6 … 9'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [5, 12, '1 2 3 4 5 6 7 … 12'],
  [6, 12, '1 … 4 5 6 7 8 … 12'],
  [12, 12, '1 … 10 11 12'],
])('page %d of %d shows %s, with two siblings and gaps [DLG-23]', (page, pageCount, expected) => {
  expect(write(paginate({ total: pageCount, size: 1, page }).steps)).toBe(expected)
})

test('the page is 1 by default, and controls without a target are null [DLG-23]', () => {
  expect(paginate({ total: 3, size: 1 })).toMatchObject({ page: 1, first: null, previous: null, next: 2, last: 3 })
  expect(paginate({ total: 3, size: 1, page: 2 })).toMatchObject({ first: 1, previous: 1, next: 3, last: 3 })
  expect(paginate({ total: 3, size: 1, page: 3 })).toMatchObject({ first: 1, previous: 2, next: null, last: null })
  expect(paginate({ total: 0, size: 24 })).toMatchObject({ first: null, previous: null, next: null, last: null })
})

test.each([
  [0, 1],
  [-3, 1],
  [99, 5],
  [2.5, 1],
  [Number.NaN, 1],
])('page %d of 5 is limited to %d', (page, expected) => {
  expect(clampPage(page, 5)).toBe(expected)
})

test('page controls ascend from page 1 to the last, contain the current page, and have no gap of one page [DLG-23]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 1, max: 96 }),
      fc.integer(),
      (total, size, wanted) => {
        const { steps, page, pageCount } = paginate({ total, size, page: wanted })
        const pages = steps.flatMap((step) => (step.kind === 'page' ? [step.page] : []))
        expect(pages[0]).toBe(1)
        expect(pages.at(-1)).toBe(pageCount)
        expect(pages).toContain(page)
        for (const [index, step] of steps.entries()) {
          const [before, after] = [steps[index - 1], steps[index + 1]]
          if (step.kind === 'page' || before?.kind !== 'page' || after?.kind !== 'page') continue
          expect(after.page - before.page).toBeGreaterThan(2)
        }
        expect(steps.length).toBeLessThanOrEqual(9)
      },
    ),
  )
})

test('a gap says after which page it stands [DLG-23]', () => {
  const gapsOf = (page: number, siblings?: number) =>
    paginate({ total: 20, size: 1, page, siblings }).steps.flatMap((step) => (step.kind === 'gap' ? [step.after] : []))
  expect([gapsOf(1), gapsOf(10), gapsOf(20), gapsOf(10, 0)]).toEqual([[3], [1, 12], [1], [1, 10]])
})
