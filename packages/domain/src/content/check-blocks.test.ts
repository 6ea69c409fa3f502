import { expect, test } from 'vitest'
import { checkBlocks } from './check-blocks.ts'
import { isColor } from './is-color.ts'

const list = (...blocks: readonly unknown[]) =>
  checkBlocks({ blocks }).problems.map(({ kind, path }) => `${kind} ${path}`)
const video = { kind: 'video', url: '/media/three-colours' }
const poster = { kind: 'image', url: 'scene:film@16x7' }

test.for<[string, unknown, readonly string[]]>([
  ['is whole', { media: { sm: video }, poster }, []],
  ['has no address at all', { poster }, ['missing_video blocks.0.media']],
  ['has an empty address', { media: { sm: { ...video, url: ' ' } }, poster }, ['missing_video blocks.0.media.sm']],
  [
    'has a picture in place of a video',
    { media: { sm: video, lg: poster }, poster },
    ['missing_video blocks.0.media.lg'],
  ],
  ['has no poster', { media: { sm: video } }, ['missing_poster blocks.0.poster']],
  ['has a video as poster', { media: { sm: video }, poster: video }, ['missing_poster blocks.0.poster']],
])('a video block that %s is found with its field [CMS-21]', ([, fields, expected]) => {
  expect(list({ type: 'video', ...(fields as object) })).toEqual(expected)
})

test('blocks of a segment are checked as those of the document', () => {
  const segments = [{ id: 'cart-empty', targets: [{ type: 'video', media: { sm: video } }] }]
  expect(list({ type: 'segmentation', segments, baselines: [{ type: 'hero', titleColor: 'reddish' }] })).toEqual([
    'missing_poster blocks.0.segments.0.targets.0.poster',
    'invalid_color blocks.0.baselines.0.titleColor',
  ])
})

test.for([
  ['2027-01-10T10:00:00Z', '2027-01-10T12:00:00Z', []],
  ['2027-01-10T10:00:00Z', '2027-01-10T10:00:00Z', ['ends_before_start blocks.0.endDate']],
  ['2027-01-10T10:00:00Z', '2027-01-09T10:00:00Z', ['ends_before_start blocks.0.endDate']],
  ['', '2027-01-09T10:00:00Z', []],
] as const)('an event from %s until %s is checked for its order', ([startDate, endDate, expected]) => {
  for (const type of ['event', 'event-dialog'])
    expect(list({ type, eventId: 'night', startDate, endDate })).toEqual(expected)
})

test('the events that blocks name are listed with their fields and times', () => {
  const times = { startDate: '2027-01-10T10:00:00Z', endDate: '2027-01-10T12:00:00Z' }
  const { events } = checkBlocks({ blocks: [{ type: 'event', eventId: 'night', ...times }, { type: 'event' }] })
  expect(events).toEqual([{ path: 'blocks.0.eventId', eventId: 'night', ...times }])
})

test.for([
  ...['#fff', '#F5F1EA', '#f5f1ea80', 'rebeccapurple', 'transparent', 'CurrentColor', 'var(--accent)'],
  ...['rgb(1, 2, 3)', 'rgba(1,2,3,.5)', 'rgb(1 2 3 / 50%)', 'hsl(120deg 50% 40%)', 'oklch(0.7 0.1 none)'],
])('%s is a colour', (text) => {
  expect(isColor(text)).toBe(true)
})

test.for(['', 'ffffff', '#ffff0', '#ggg', 'reddish', 'rgb(1, 2)', 'rgb(1 2, 3)', 'url(x)', 'red; top: 0', 'var(x)'])(
  '“%s” is no colour',
  (text) => {
    expect(isColor(text)).toBe(false)
  },
)
