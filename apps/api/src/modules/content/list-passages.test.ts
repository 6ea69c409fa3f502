import { PageDocument } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { listPassages } from './list-passages.ts'

const list = (blocks: readonly object[], more: object = {}) =>
  listPassages(PageDocument.parse({ id: 'p', slug: 'returns', title: 'Returns', blocks, ...more })).map(
    ({ title, text }) => `${title}: ${text}`,
  )
const text = (richText: string, more: object = {}) => ({ id: 't', type: 'rich-text', richText, ...more })

test('a text is divided at its headings, and what stands before them belongs to the block or else to the page', () => {
  const richText =
    '<p>Send it back.</p><h2>Costs &amp; time</h2><p>None.</p><h4 id="x">At <b>once</b></h4><p>Two days.</p>'
  expect(list([text(richText)])).toEqual(['Returns: Send it back.', 'Costs & time: None.', 'At once: Two days.'])
  expect(list([text(richText, { title: 'Parcels' })])[0]).toBe('Parcels: Send it back.')
})

test('the description of a page is its first passage, and texts that say nothing are none', () => {
  const blocks = [text('<p> </p><h2>Costs</h2><h3>Time</h3><p>Two days.</p>'), { id: 'b', type: 'rich-text' }]
  expect(list(blocks, { description: 'All about returns.' })).toEqual([
    'Returns: All about returns.',
    'Time: Two days.',
  ])
})

test('each question is a passage, under the title of its block where it has none of its own', () => {
  const items = [
    { id: '1', title: 'How long?', richText: '<p>Two days.</p>' },
    { id: '2', title: 'Unanswered', richText: '' },
  ]
  const cards = [{ id: '3', richText: '<p>Free from 75.</p>' }]
  expect(
    list([
      { id: 'a', type: 'accordion', title: 'Questions', items },
      {
        id: 'c',
        type: 'collection',
        title: 'Cards',
        variant: 'standard',
        breakpoints: { sm: { type: 'grid' } },
        items: cards,
      },
    ]),
  ).toEqual(['How long?: Two days.', 'Cards: Free from 75.'])
})

test('what differs between visitors, and what is of another document, is not found', () => {
  const baseline = [text('<p>Members return free.</p>')]
  expect(
    list([
      { id: 's', type: 'segmentation', segments: [], baselines: baseline },
      { id: 'f', type: 'fragment', fragmentId: 'size-help' },
    ]),
  ).toEqual([])
})
