import type { Block } from '@lacehouse/contracts'
import { expect, test, vi } from 'vitest'
import { decideBlocks, listPlainBlocks, mapPlainBlocks } from './decided-block.ts'

const text = (id: string) => ({ id, type: 'spacer' as const, size: 'small' as const })
const blocks: Block[] = [
  text('first'),
  {
    id: 's',
    type: 'segmentation',
    segments: [{ id: 'loggedin', targets: [text('known')] }],
    baselines: [text('guest')],
  },
  {
    ...{ id: 'e', type: 'experience', experienceId: 'note', trackingEvent: 'followed' },
    variants: [
      { name: 'Short', variantId: 'short', targets: [text('short')] },
      { name: 'None', variantId: 'none', targets: [] },
    ],
    baselines: [text('usual')],
  },
]
const idsOf = (decide: () => string | null) => listPlainBlocks(decideBlocks(blocks, decide)).map(({ id }) => id)

test.each([
  ['the baselines', null, ['first', 'guest', 'usual']],
  ['a segment', 'loggedin', ['first', 'known', 'usual']],
  ['a variant', 'short', ['first', 'guest', 'short']],
  ['a variant without content', 'none', ['first', 'guest']],
])('of %s a page has the content alone, and nothing of the others [CMS-14] [CMS-15]', (_, choice, ids) => {
  expect(idsOf(() => choice)).toEqual(ids)
})

test('a point is asked with the segments or the variants that have content [CMS-14] [CMS-15]', () => {
  const decide = vi.fn(() => null)
  const shown = decideBlocks(blocks, decide)
  expect(decide.mock.calls).toEqual([
    [{ kind: 'segment', segments: ['loggedin'] }],
    [{ kind: 'experience', experienceId: 'note', variantIds: ['short', 'none'] }],
  ])
  expect(shown[2]).toMatchObject({ type: 'decided', choice: null, experienceId: 'note', trackingEvent: 'followed' })
  const changed = mapPlainBlocks(shown, (block) => ({ ...block, name: 'seen' }))
  expect(listPlainBlocks(changed).every(({ name }) => name === 'seen')).toBe(true)
})
