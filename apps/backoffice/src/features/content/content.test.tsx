import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { ContentPage } from './content-page.tsx'
import { PreviewPage } from './preview/preview-page.tsx'
import { document, edit, hero, lastBlocks, path, soon, t, text, types, withBlock } from './testing/show-editor.tsx'

const conflict = {
  errorId: 'CMS409',
  message: 'Someone else changed this document in the meantime.',
  changed: { by: 'Robin Fox', at: '2026-11-20T10:05:00Z', version: 'v7' },
}

const savedBlocks = (asked: Awaited<ReturnType<typeof showPage>>) =>
  asked
    .filter(({ call }) => call.startsWith('PUT'))
    .map(({ body }) => (body as { body: typeof document.body }).body.blocks.map(({ title }) => title))

test('a block is edited by the form of its contract, and the draft saves itself with the version it is based on [CMS-21]', async () => {
  const asked = await edit()
  await page.getByRole('button', { name: /^First/ }).click()
  await page.getByRole('textbox', { name: t('content.field.title') }).fill('Changed')
  await expect.element(page.getByText(t('content.save.saved')), soon).toBeVisible()
  await expect.poll(() => savedBlocks(asked), soon).toEqual([['Changed', 'Second']])
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ version: 'v1' })
})

test('a block moves by keyboard, keeps the focus, and the move is announced and can be undone [CMS-21]', async () => {
  await edit()
  const second = page.getByRole('button', { name: /^Second/ })
  await second.click()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect
    .element(page.getByText(t('content.blocks.moved', { name: 'Second', place: 1, total: 2 })))
    .toBeInTheDocument()
  await expect.element(second).toHaveFocus()
  const titles = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('[data-focus]')?.getAttribute('data-focus'))
  expect(titles()).toEqual(['b', 'a'])
  await page.getByRole('button', { name: t('content.undo') }).click()
  await expect.poll(titles).toEqual(['a', 'b'])
})

test('a block is added from the palette with all that its contract requires [CMS-21]', async () => {
  const asked = await edit()
  await page.getByRole('button', { name: t('content.blocks.add') }).click()
  await page.getByRole('radio', { name: t('content.block.hero') }).click()
  await page.getByRole('button', { name: t('content.palette.add'), exact: true }).click()
  await expect.poll(() => savedBlocks(asked), soon).toEqual([['First', 'Second', undefined]])
  const saved = asked.find(({ call }) => call.startsWith('PUT'))?.body as { body: typeof document.body }
  expect(saved.body.blocks[2]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}$/),
    type: 'hero',
    variant: 'standard',
  })
})

test('the blocks of a segment are added and edited by the forms of their own types, the segment is chosen [CMS-21] [CMS-15]', async () => {
  const inner = { id: 'in', type: 'hero', variant: 'standard', title: 'For everyone' }
  const asked = await edit(withBlock({ id: 's', type: 'segmentation', segments: [], baselines: [inner] }))
  await page.getByRole('button', { name: /^Segmentation/ }).click()
  await page.getByText(`${t('content.block.hero')}: For everyone`).click()
  await page.getByRole('textbox', { name: t('content.field.title') }).fill('For all')
  await page.getByRole('button', { name: t('content.form.add', { name: t('content.field.segments') }) }).click()
  const segment = page.getByRole('group', { name: t('content.field.segments') })
  await segment.getByText(t('content.choice.loggedout'), { exact: true }).first().click()
  await segment.getByLabelText(t('content.audience'), { exact: true }).selectOptions(t('content.choice.cart-empty'))
  await segment.getByRole('button', { name: t('content.blocks.add') }).click()
  await expect
    .poll(() => lastBlocks(asked), soon)
    .toEqual([
      {
        ...{ id: 's', type: 'segmentation', baselines: [{ ...inner, title: 'For all' }] },
        segments: [{ id: 'cart-empty', targets: [{ id: expect.any(String), type: 'hero', variant: 'standard' }] }],
      },
    ])
})

test('the time of an event is given by the clock of the site, and its time zone is chosen [CMS-21]', async () => {
  const asked = await edit(withBlock({ id: 'e', type: 'event', startDate: '', timeZone: '' }))
  await page.getByRole('button', { name: /^Event/ }).click()
  await page.getByLabelText(t('content.field.startDate')).fill('2027-03-12T10:00')
  await page.getByLabelText(t('content.field.timeZone')).selectOptions('America/New_York')
  await expect
    .poll(() => lastBlocks(asked), soon)
    .toEqual([{ id: 'e', type: 'event', startDate: '2027-03-12T15:00:00.000Z', timeZone: 'America/New_York' }])
})

test('where someone else saved meanwhile, an editor can keep their own words on top of the other version [CMS-21]', async () => {
  const asked = await edit({ [`PUT ${path}`]: Response.json({ errorDetails: [conflict] }, { status: 409 }) })
  await page.getByRole('button', { name: /^First/ }).click()
  await page.getByRole('textbox', { name: t('content.field.title') }).fill('Mine')
  await expect.element(page.getByText(/Robin Fox/), soon).toBeVisible()
  await page.getByRole('button', { name: t('content.conflict.mine') }).click()
  await expect
    .poll(() =>
      asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => (body as { version: string }).version),
    )
    .toEqual(['v1', 'v7'])
})

const listed = {
  ...{ id: 'about', name: 'About us', doctype: 'page', slug: 'about', referrers: 3 },
  ...{ siteId: 'LH-US', updatedAt: '2026-11-20T10:00:00Z' },
}

test('the preview tool asks for a doc type, offers 10, 20 and 50, and lists id, name, referrers and date beside the page [CMS-18]', async () => {
  const asked = await showPage(<PreviewPage />, {
    rights: ['content.read'],
    replies: {
      'GET /content/types': types,
      'GET /content/showcase': { items: [listed], total: 1, page: 1, pageSize: 20 },
    },
  })
  const limit = page.getByLabelText(t('content.preview.limit'))
  await expect.element(limit).toHaveValue('20')
  expect([...limit.element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    '10',
    '20',
    '50',
  ])
  await page.getByRole('button', { name: t('content.preview.show') }).click()
  await expect.element(page.getByText('Doc type is required')).toBeVisible()
  expect(asked.some(({ call }) => call.includes('/showcase'))).toBe(false)
  await page.getByLabelText(t('content.preview.type')).selectOptions('page')
  await page.getByRole('button', { name: t('content.preview.show') }).click()
  await expect.poll(() => asked.some(({ call }) => /\/showcase\?.*type=page/.test(call))).toBe(true)
  const row = page.getByRole('row', { name: /about/ })
  for (const shown of ['About us', '3', /^Nov 20, 2026/])
    await expect.element(row.getByText(shown, { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'about' }).click()
  await expect.element(page.getByTitle(t('content.preview.frame'))).toHaveAttribute('src', '/pre/en-us/about')
})

const pictured = {
  ...hero,
  properties: {
    ...hero.properties,
    media: {
      type: 'object',
      properties: { kind: { type: 'string', enum: ['image', 'video'] }, url: text, width: text, height: text },
      required: ['kind', 'url', 'width', 'height'],
    },
  },
}
const uploaded = {
  ...{ name: 'media:5f0c1d1e-6a52-4c3e-9f5e-0a4b1f2d3c4e', url: '/i/x/media.y', width: 600, height: 400, uses: 0 },
  uploaded: {
    ...{ pictureId: '5f0c1d1e-6a52-4c3e-9f5e-0a4b1f2d3c4e', title: 'evening court', type: 'jpeg', sizeBytes: 9 },
    ...{ alt: { 'en-us': 'A court at dusk' }, uploadedBy: 'Sam', uploadedAt: '2026-11-20T10:00:00Z' },
  },
}

test('an uploaded picture is chosen at once and brings its alternative text into the document [CMS-21]', async () => {
  const asked = await edit({
    'GET /content/types': { ...types, blocks: [{ type: 'hero', schema: pictured }] },
    'GET /content/pictures': { items: [uploaded], total: 1, page: 1, pageSize: 24 },
    'POST /content/pictures': uploaded,
    'GET /content/picture-uses': { references: [{ ...document, isPublished: true, paths: ['blocks.0.media'] }] },
  })
  await page.getByRole('button', { name: /^First/ }).click()
  await page.getByText(t('content.group.picture')).click()
  await page.getByRole('button', { name: t('content.picture.pick') }).click()
  const file = new File(['picture'], 'evening_court.jpg', { type: 'image/jpeg' })
  await page.getByLabelText(t('content.picture.upload')).upload(file)
  await expect.element(page.getByText(t('content.picture.upload.done', { name: 'evening court' }))).toBeVisible()
  await page.getByRole('dialog').getByText(t('content.picture.uses.title')).click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'About' })).toBeVisible()
  await page.getByRole('button', { name: t('content.picture.use') }).click()
  const sent = asked.find(({ call }) => call.startsWith('POST'))?.body
  expect(sent).toEqual({ fileName: 'evening_court.jpg', picture: btoa('picture') })
  await expect.poll(() => savedBlocks(asked), soon).toHaveLength(1)
  const saved = asked.find(({ call }) => call.startsWith('PUT'))?.body as { body: typeof document.body }
  expect(saved.body.blocks[0]).toMatchObject({
    media: { kind: 'image', url: uploaded.name, width: 600, height: 400, alt: 'A court at dusk' },
  })
})

test('what a language lacks is listed with a badge, and a missing document is copied into it [CMS-21]', async () => {
  const lacking = (slug: string, lack: string) => ({
    ...document,
    siteId: 'LH-CA',
    contentLocale: 'en-ca',
    slug,
    title: slug,
    lack,
  })
  const items = [lacking('shipping', 'missing'), lacking('returns', 'outdated')]
  const asked = await showPage(<ContentPage />, {
    rights: ['content.read', 'content.edit'],
    address: '/content?untranslated=LH-CA+fr-ca',
    path: '/content',
    replies: {
      'GET /content/types': types,
      'GET /content/untranslated': { items, total: 2, page: 1, pageSize: 25 },
      'POST /content/documents/LH-CA/en-ca/page/shipping/copies': {
        ...document,
        siteId: 'LH-CA',
        contentLocale: 'fr-ca',
      },
    },
  })
  await expect.element(page.getByText(t('content.lack.missing'))).toBeVisible()
  await expect.element(page.getByText(t('content.lack.outdated'))).toBeVisible()
  const open = page.getByRole('link', { name: t('content.lack.open', { title: 'returns', locale: 'fr-ca' }) })
  await expect.element(open).toBeVisible()
  await page.getByRole('button', { name: t('content.lack.copy', { title: 'shipping', locale: 'fr-ca' }) }).click()
  await expect.poll(() => asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ contentLocale: 'fr-ca' })
})

test('the page of a draft is shown for a segment of visitors, and for everyone again [CMS-15] [RT-08]', async () => {
  await edit()
  const frame = () => window.document.querySelector('iframe')?.getAttribute('src')
  await page.getByLabelText(t('content.audience')).selectOptions('segment:employee-loggedin')
  await expect.poll(frame).toBe('/pre/en-us/about?p13n_testcontext=segment%3Aemployee-loggedin')
  await page.getByLabelText(t('content.audience')).selectOptions('')
  await expect.poll(frame).toBe('/pre/en-us/about?p13n_testcontext=')
})
