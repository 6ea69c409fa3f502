import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { MediaPanel } from './media-panel.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const file = (digit: string, ending: string) => `${digit.repeat(24)}.${ending}`
const shared = { colour: null, poster: null, alt: {} }
const film = { ...shared, kind: 'video', sources: [file('a', 'mp4')], captions: { 'de-de': file('b', 'vtt') } }
const model = { ...shared, kind: 'model', file: file('c', 'glb') }
const loaded = {
  version: 'm1',
  media: [
    { ...film, seconds: 12, sizeBytes: 3 * 1024 ** 2 },
    { ...model, sizeBytes: 1024 ** 2 },
  ],
  colours: [
    { colourCode: 'red', name: 'Red', views: [{ view: 'side', url: '/i/red-side', label: 'Side' }] },
    { colourCode: 'blue', name: 'Blue', views: [{ view: 'top', url: '/i/blue-top', label: 'Top' }] },
  ],
}
const editing = ['catalogue.read', 'catalogue.edit'] as const
const nameOf = (kind: 'video' | 'spin' | 'model', number: number) =>
  t('backoffice.products.media.name', { kind: t(`backoffice.products.media.kind.${kind}`), number })
const button = (key: MessageKey, values = {}) => page.getByRole('button', { name: t(key, values) })

const show = (rights: Parameters<typeof showPage>[1]['rights'], replies = {}) =>
  showPage(<MediaPanel productId="LHCOURT001" />, { rights, replies: { 'GET /products/': loaded, ...replies } })
type Asked = Awaited<ReturnType<typeof show>>
const savedOf = (asked: Asked) => asked.find(({ call }) => call.startsWith('PUT /products/'))?.body

afterEach(() => vi.restoreAllMocks())

test('the list says kind, length, size and captions of each medium, and offers nothing without the right to edit', async () => {
  await show(['catalogue.read'])
  await expect.element(page.getByRole('heading', { name: nameOf('video', 1) })).toBeVisible()
  await expect.element(page.getByText(/12 s, 3 MB/)).toBeVisible()
  await expect
    .element(page.getByText(t('backoffice.products.media.captions', { languages: 'German (Germany)' })))
    .toBeVisible()
  await expect.element(button('backoffice.products.media.save')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText(t('backoffice.products.media.color')).first()).toBeDisabled()
  await expect.element(page.getByText(t('backoffice.products.media.add'), { exact: true })).not.toBeInTheDocument()
})

test('a product without media says so', async () => {
  await show(['catalogue.read'], { 'GET /products/': { ...loaded, media: [] } })
  await expect.element(page.getByText(t('backoffice.products.media.none'))).toBeVisible()
})

test('order, colour and poster are saved together with the version, and the keyboard keeps its place', async () => {
  const asked = await show(editing, { 'PUT /products/': { ...loaded, version: 'm2' } })
  const down = button('backoffice.products.media.down', { name: nameOf('video', 1) })
  await expect.element(down).toBeVisible()
  down.element().focus()
  await userEvent.keyboard('{Enter}')
  const moved = button('backoffice.products.media.down', { name: nameOf('video', 2) })
  await expect.element(moved).toHaveFocus()
  // It cannot go further.
  await userEvent.keyboard('{Enter}')
  const item = page.getByRole('listitem').nth(1)
  await item.getByLabelText(t('backoffice.products.media.color')).selectOptions('blue')
  await item.getByLabelText(t('backoffice.products.media.poster')).selectOptions('top')
  await button('backoffice.products.media.save').click()
  await expect.element(page.getByText(t('backoffice.products.saved'))).toBeVisible()
  expect(savedOf(asked)).toEqual({ version: 'm1', media: [model, { ...film, colour: 'blue', poster: 'top' }] })
})

test('another colour forgets the poster of the former one, and what is removed is not saved', async () => {
  const media = [{ ...loaded.media[0], colour: 'red', poster: 'side' }, loaded.media[1]]
  const asked = await show(editing, { 'GET /products/': { ...loaded, media }, 'PUT /products/': loaded })
  await page.getByRole('listitem').nth(0).getByLabelText(t('backoffice.products.media.color')).selectOptions('blue')
  await button('backoffice.products.media.remove', { name: nameOf('model', 2) }).click()
  await button('backoffice.products.media.save').click()
  await expect.poll(() => savedOf(asked)).toEqual({ version: 'm1', media: [{ ...film, colour: 'blue' }] })
})

test('a film with captions is sent file by file and comes to the end of the list; saving shows it', async () => {
  const asked = await show(editing, {
    'PUT /media-uploads/': { receivedBytes: 3, file: file('d', 'mp4') },
    'PUT /products/': loaded,
  })
  const files = page.getByLabelText(t('backoffice.products.media.files.video'))
  await userEvent.upload(files, [new File(['film'], 'film.mp4'), new File(['WEBVTT'], 'film.fr-ca.vtt')])
  const kind = t('backoffice.products.media.kind.video')
  await expect.element(page.getByText(t('backoffice.products.media.added', { kind }))).toBeVisible()
  await expect.element(page.getByText(t('backoffice.products.media.new'))).toBeVisible()
  const sent = asked.filter(({ call }) => call.startsWith('PUT /media-uploads/')).map(({ body }) => body)
  expect(sent).toEqual([
    { role: 'video', sizeBytes: 4, data: btoa('film') },
    { role: 'captions', sizeBytes: 6, data: btoa('WEBVTT') },
  ])
  await button('backoffice.products.media.save').click()
  const added = { ...shared, kind: 'video', sources: [file('d', 'mp4')], captions: { 'fr-ca': file('d', 'mp4') } }
  await expect.poll(() => savedOf(asked)).toEqual({ version: 'm1', media: [film, model, added] })
})

test('too few pictures of a turn, and captions without a language, are refused before anything is sent', async () => {
  const asked = await show(editing)
  const captions = page.getByLabelText(t('backoffice.products.media.files.video'))
  await userEvent.upload(captions, [new File(['film'], 'film.mp4'), new File(['WEBVTT'], 'words.vtt')])
  await expect.element(page.getByText(t('backoffice.products.media.captionName'))).toBeVisible()
  await page.getByLabelText(t('backoffice.products.media.kind')).selectOptions('spin')
  const frames = page.getByLabelText(t('backoffice.products.media.files.spin'))
  await userEvent.upload(frames, [new File(['x'], '1.webp')])
  const bounds = { fewest: 24, most: 72 }
  await expect.element(page.getByText(t('backoffice.products.media.tooFew', bounds))).toBeVisible()
  expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false)
})

test('a refused file says why, and a change of someone else offers to load it', async () => {
  const refuse = (errorId: string, message: string, status: number) =>
    Response.json({ errorDetails: [{ errorId, message }] }, { status })
  await show(editing, {
    'PUT /media-uploads/': refuse('API400', 'It is no glTF.', 400),
    'PUT /products/': refuse('CTG409', 'Changed.', 409),
  })
  await page.getByLabelText(t('backoffice.products.media.kind')).selectOptions('model')
  const files = page.getByLabelText(t('backoffice.products.media.files.model'))
  await userEvent.upload(files, [new File(['x'], 'shoe.glb')])
  await expect.element(page.getByRole('alert')).toHaveTextContent('It is no glTF.')
  await button('backoffice.products.media.save').click()
  await expect.element(page.getByText('Changed.')).toBeVisible()
  await button('backoffice.products.reload').click()
  await expect.element(page.getByText('Changed.')).not.toBeInTheDocument()
})
