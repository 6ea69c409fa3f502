import type { PhotoCarouselBlock } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import '../../brands/shop.css'
import { galleryDelay, PhotoGallery } from '../../blocks/photos/photo-gallery.tsx'
import { toPhotoQuery } from '../../blocks/photos/to-photo-query.ts'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { DialogSlot } from '../../ui/dialogs/dialog-slot.tsx'
import { provideDialogs } from '../../ui/dialogs/dialog-table.ts'
import { closeDialogs } from '../../ui/dialogs/open-dialog.ts'
import { type PhotoArgs, PhotoDialog } from './photo-dialog/photo-dialog.tsx'

const photo = defineDialog<PhotoArgs>({
  load: async () => PhotoDialog,
  place: 'center',
  areas: ['gallery', 'validation'],
})
provideDialogs(async () => ({ photo }) as never)

const block: PhotoCarouselBlock = { id: 'g1', type: 'photo-carousel', title: 'Seen on the street' }

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const photos = [1, 2, 3].map((number) => ({
  mediaId: idOf(number),
  source: 'shop',
  caption: `Caption ${number}`,
  author: `Author ${number}`,
  postedAt: '2026-11-01T10:00:00Z',
  picture: { url: '/photo.jpg', kind: 'photo', width: 800, height: 800 },
  products: [{ productId: '10001', name: `Shoe ${number}`, url: '/en-us/p/shoe-10001' }],
}))

afterEach(() => {
  closeDialogs()
  vi.restoreAllMocks()
})

type Asked = { readonly path: string; readonly search: string; readonly body: string; readonly at: number }

/** Answers the calls of the service, and keeps what was asked. */
function answer(media: readonly object[]) {
  const asked: Asked[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    if (!pathname.includes('/social/')) return Response.json({})
    asked.push({ path: pathname, search, body: await request.text(), at: performance.now() })
    if (pathname.endsWith('/auth'))
      return Response.json({ authToken: 'token', expiresIn: 3600, customerId: 'lacehouse' })
    if (pathname.endsWith('/reports')) return Response.json({ isNew: true })
    return Response.json({ media, total: media.length })
  })
  return asked
}

/** Shows a gallery of a stream; replies are kept by stream, so that each test has its own. */
const show = (containerId: string) =>
  showInShop(
    <>
      <PhotoGallery block={{ ...block, containerId }} tiles={{}} priority={false} />
      <DialogSlot />
    </>,
    { areas: ['common', 'gallery'], address: '/en-us' },
  )

test('a gallery asks for its stream half a second after it has come near, and holds its place until then [CMS-16]', async () => {
  const asked = answer(photos)
  const before = performance.now()
  await show('street')
  await expect.element(page.getByRole('heading', { name: 'Seen on the street' })).toBeVisible()
  expect(document.querySelectorAll('ul[aria-hidden] li')).toHaveLength(12)
  await expect.element(page.getByRole('button', { name: /Author 1/ }), { timeout: seconds(20) }).toBeVisible()
  expect(asked[0]?.search).toContain('stream=street')
  expect((asked[0]?.at ?? 0) - before).toBeGreaterThanOrEqual(galleryDelay)
})

test.each([
  [{ filter: '10007' }, '/en-us/c/women-1000', { tag: '10007' }],
  [{}, '/en-us/p/halden-court-10007A01', { tag: '10007A01' }],
  [{ containerId: 'street' }, '/en-us/c/women-1000', { stream: 'street', category: '1000' }],
  [{ containerId: 'street' }, '/en-us', { stream: 'street' }],
])('the pictures of %o on %s are those with %o [CMS-16]', (gallery, path, query) => {
  expect(toPhotoQuery(gallery, path)).toEqual(query)
})

test('a picture opens with its words and products, keys lead on, and it is reported with a reason [CMS-16]', async () => {
  const asked = answer(photos)
  await show('court')
  await page.getByRole('button', { name: /Author 1/ }).click({ timeout: seconds(20) })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Caption 1', { exact: true })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Shoe 1' })).toHaveAttribute('href', '/en-us/p/shoe-10001')
  dialog.getByRole('list', { name: 'Seen on the street' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog.getByText('Caption 2', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Report this picture' }).click()
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  expect(asked.filter(({ path }) => path.endsWith('/reports'))).toEqual([])
  await dialog.getByRole('radio', { name: 'Advertising' }).click()
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.element(dialog.getByText('Thank you. Our staff will look at the picture.')).toBeVisible()
  const [report] = asked.filter(({ path }) => path.endsWith('/reports'))
  expect(report?.path).toContain(idOf(2))
  expect(JSON.parse(report?.body ?? '')).toEqual({ authToken: 'token', reason: 'advertising' })
})

test('a gallery without pictures leaves the page', async () => {
  answer([])
  await show('nothing')
  await expect
    .element(page.getByRole('heading', { name: 'Seen on the street' }), { timeout: seconds(20) })
    .not.toBeInTheDocument()
})
