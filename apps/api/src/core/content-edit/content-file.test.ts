import { loadSites } from '@lacehouse/test-kit/shop/sites'
import { expect, test } from 'vitest'
import { fromFileTime, readContentFiles, toFilePath, toFileTime } from './content-file.ts'

const sites = await loadSites()
const newYork = 'America/New_York'
const path = 'LH-US/en-us/page/home.json'
const published = { title: 'Home' }
const read = (text: string, at = path) => readContentFiles([{ path: at, text }], sites)
const readFile = (file: object, at = path) => read(JSON.stringify(file), at)

test.each([
  ['an hour that the clock shows once', '2026-12-01T13:00:00.000Z', '2026-12-01T08:00:00'],
  ['the hour before the clock goes back', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30:00'],
  ['the same hour after the clock went back', '2026-11-01T06:30:00.000Z', '2026-11-01T06:30:00.000Z'],
  ['a part of a second', '2026-12-01T13:00:00.250Z', '2026-12-01T13:00:00.250Z'],
])('%s is written so that it is read as the same moment', (_, moment, written) => {
  const at = Date.parse(moment)
  expect(toFileTime(at, newYork)).toBe(written)
  expect(fromFileTime(written, newYork)).toBe(at)
})

test('the path of a file names its document', () => {
  const { entries, problems } = readFile({ published })
  expect(problems).toEqual([])
  expect(entries.map(({ key }) => key)).toEqual([{ siteId: 'LH-US', locale: 'en-us', doctype: 'page', slug: 'home' }])
  expect(entries.map(({ key }) => toFilePath(key))).toEqual([path])
})

const shape = 'The path is not <site>/<locale>/<doctype>/<slug>.json.'
const noSlug = 'is no slug: lower-case letters, digits and hyphens, 80 at most.'

test.each([
  ['LH-US/en-us/page/more/home.json', shape],
  ['LH-US/en-us/page/home.txt', shape],
  ['LH-US/en-us/page', shape],
  ['LH-XX/en-us/page/home.json', 'There is no site LH-XX.'],
  ['LH-US/de-de/page/home.json', 'The site LH-US has no locale de-de.'],
  [
    'LH-US/en-us/pages/home.json',
    'There is no type pages; there are page, category, facet-page, product, fragment, popup, article, menu, footer.',
  ],
  ['LH-US/en-us/page/Home.json', `Home ${noSlug}`],
  ['LH-US/en-us/page/-home.json', `-home ${noSlug}`],
  [`LH-US/en-us/page/${'a'.repeat(81)}.json`, `${'a'.repeat(81)} ${noSlug}`],
])('the file %s is refused with the reason', (at, problem) => {
  expect(readFile({ published }, at)).toEqual({ entries: [], problems: [{ path: at, field: '', problem }] })
})

test('a slug of 80 characters is read', () => {
  expect(readFile({ published }, `LH-US/en-us/page/${'a'.repeat(80)}.json`).problems).toEqual([])
})

const empty = 'The file has neither published nor scheduled words nor a draft.'

test.each<[string, string, string, unknown]>([
  ['cut-off JSON', '{"published":', '', expect.stringMatching(/^The file is no JSON: /)],
  ['a list', '[]', '', expect.any(String)],
  ['nothing', '{}', '', empty],
  ['an end alone', '{"until":"2026-12-24T18:00:00"}', '', empty],
  ['an empty schedule', '{"scheduled":[]}', '', empty],
  ['a field of another name', '{"published":{},"publish":{}}', '', expect.stringContaining('publish')],
  ['words that are a text', '{"draft":"Home"}', 'draft', expect.any(String)],
  ['a time zone of its own', '{"published":{},"until":"2026-12-24T18:00:00+01:00"}', 'until', expect.any(String)],
  ['a schedule without a begin', '{"scheduled":[{"body":{}}]}', 'scheduled.0.from', expect.any(String)],
])('a file with %s is refused at its field', (_, text, field, problem) => {
  expect(read(text)).toEqual({ entries: [], problems: [{ path, field, problem }] })
})

test('a draft is read beside an empty schedule', () => {
  const { entries, problems } = readFile({ scheduled: [], draft: { title: 'Next' } })
  expect(problems).toEqual([])
  expect(entries.map(({ file }) => file.draft)).toEqual([{ title: 'Next' }])
})

test('each day or hour that no calendar has is a problem of its field', () => {
  const file = {
    ...{ published, until: '2027-02-29T00:00:00' },
    scheduled: [
      { from: '2026-12-01T08:00', until: '2026-12-24T24:00', body: {} },
      { from: '2026-11-31T08:00', body: {} },
      { from: '2028-02-29T00:00', until: '2028-03-01T00:00:00Z', body: {} },
    ],
  }
  expect(readFile(file).problems).toEqual(
    ['until', 'scheduled.0.until', 'scheduled.1.from'].map((field) => ({
      ...{ path, field, problem: 'There is no such date or time.' },
    })),
  )
})

test('a wrong file does not stand in the way of the others, and each problem names its file', () => {
  const files = [
    { path: 'LH-US/en-us/page/broken.json', text: 'no JSON' },
    { path, text: JSON.stringify({ published }) },
    { path: 'LH-DE/de-de/page/home.json', text: JSON.stringify({ draft: {} }) },
    { path: 'elsewhere.json', text: '{}' },
  ]
  const { entries, problems } = readContentFiles(files, sites)
  expect(entries.map((one) => one.path)).toEqual([path, 'LH-DE/de-de/page/home.json'])
  expect(problems.map((one) => one.path)).toEqual(['LH-US/en-us/page/broken.json', 'elsewhere.json'])
})
