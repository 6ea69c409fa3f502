import { type BackofficeCaller, openBackoffice } from '@lacehouse/test-kit'
import { test, toRefusal } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: ['content.read', 'content.edit', 'content.publish'] })
})

test('a document that is not there is neither checked, compared, copied, listed by versions nor by those that lead to it', async () => {
  const params = { siteId: 'LH-US', contentLocale: 'en-us', doctype: 'page', slug: 'no-such-page' } as const
  const calls = [
    ['backoffice.getContent', {}],
    ['backoffice.checkContent', {}],
    ['backoffice.listContentVersions', {}],
    ['backoffice.listContentReferences', {}],
    ['backoffice.compareContent', { query: { from: 1, to: 2 } }],
    ['backoffice.copyContent', { body: { siteId: 'LH-DE', contentLocale: 'de-de', slug: 'other' } }],
    ['backoffice.saveContent', { body: { version: '1', body: { id: 'own', title: 'A', blocks: [] } } }],
    ['backoffice.publishContent', { body: { version: '1' } }],
    ['backoffice.archiveContent', { body: { version: '1' } }],
  ] as const
  const answers = []
  for (const [id, input] of calls) answers.push([id, ...toRefusal(await staff.tryCall(id, { params, ...input }))])
  expect(answers).toEqual(calls.map(([id]) => [id, 404, 'CMS404']))
})

test('a period ends after it begins and after this moment, by the clock of the site; another one is refused at its field [CMS-21]', async () => {
  const page = { siteId: 'LH-US', contentLocale: 'en-us', doctype: 'page', slug: 'timed' } as const
  const block = { id: 'h', type: 'hero', variant: 'standard', title: 'Soon' }
  const body = { ...page, body: { id: 'own', title: 'Soon', blocks: [block] } }
  const { version } = await staff.call('backoffice.createContent', { body })
  const schedule = async (from: string, until?: string) => {
    const sent = { params: page, body: { version, from, ...(until && { until }) } }
    const { status, body: reply } = await staff.tryCall('backoffice.scheduleContent', sent)
    return status < 400 ? status : [status, reply.errorDetails[0]?.field]
  }
  // It is 05:00 in New York.
  expect(await schedule('2026-11-20T04:00', '2026-11-20T05:00')).toEqual([400, 'until'])
  expect(await schedule('2026-11-21T04:00', '2026-11-21T04:00')).toEqual([400, 'until'])
  expect(await schedule('2026-02-30T04:00')).toEqual([400, 'from'])
  expect(await schedule('2026-11-20T04:00', '2026-11-20T05:01')).toBe(200)
})

test('the first language of a site lacks nothing, and a language that the site has not is refused', async () => {
  const list = (contentLocale: string) =>
    staff.tryCall('backoffice.listUntranslatedContent', { query: { siteId: 'LH-CA', contentLocale } })
  expect((await list('en-ca')).body).toMatchObject({ items: [], total: 0 })
  expect(await list('de-de')).toBeRefused(400, 'API400')
  const show = { query: { siteId: 'LH-US', contentLocale: 'de-de', type: 'page' } }
  expect(await staff.tryCall('backoffice.showContent', show)).toBeRefused(400, 'API400')
})
