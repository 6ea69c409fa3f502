import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendOrderMail } from '@lacehouse/api'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { makeReady, type TestApi, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, expect, vi } from 'vitest'
import { createPhotographImport, type ImportedPhotographs, type PhotographImport } from './import-photographs.ts'

let photographImport: PhotographImport
let folder: string
test.beforeAll(async ({ api }) => {
  photographImport = createPhotographImport({ pool: api.database.db.pool, originalsDir: api.deps.config.originalsDir })
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lacehouse-originals-'))
  for (const product of Object.values(testProducts)) await photographImport.remove(product)
  return () => rm(folder, { recursive: true, force: true })
})

type Look = { readonly width?: number; readonly height?: number; readonly background?: string }

const photograph = ({ width = 1000, height = 1250, background = '#b04a2f' }: Look = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

const put = async (file: string, content: Sharp | Buffer | string): Promise<void> => {
  await mkdir(join(folder, file, '..'), { recursive: true })
  await writeFile(
    join(folder, file),
    typeof content === 'string' || Buffer.isBuffer(content) ? content : await content.toBuffer(),
  )
}

const { court, sale, tee } = testProducts
const takeIn = async (): Promise<ImportedPhotographs> => {
  const taken = await photographImport.takeIn(folder)
  if (!taken.ok) throw new Error(taken.reason)
  return taken
}
const guest = (api: TestApi) => api.client.withToken(null, 'en-us')
const read = async (api: TestApi, productId: string, locale = 'en-us') => {
  const product = await api.client.withToken(null, locale).call('products.details', { params: { productId } })
  return product.images['01'] ?? []
}
/** Waits until the shop shows the expected number of photographs. */
const readWhen = (api: TestApi, productId: string, count: number) =>
  vi.waitFor(async () => {
    const images = await read(api, productId)
    expect(images.map(({ url }) => url.includes('/original.'))).toEqual(Array(count).fill(true))
    return images
  }, 5000)

const fetchPicture = async (api: TestApi, address: string) => {
  const response = await fetch(`${api.url}${address}`)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('photographs replace drawn pictures on product, cart, search and mail [CMS-19]', async ({ api }) => {
  await put(`${court}-top.jpg`, photograph({ background: '#2f6ab0' }).jpeg())
  await put(`${court}-side.png`, photograph().png())
  expect(await takeIn()).toEqual({ ok: true, pictures: 2, products: 1, written: 2, gone: 0, refused: [] })
  const images = await readWhen(api, court, 2)
  expect(images).toMatchObject([
    {
      view: 'side',
      alt: 'Halden Court in Chalk, side',
      width: 1000,
      height: 1250,
      placeholder: expect.stringMatching(/^#[ab]/),
    },
    { view: 'top', alt: 'Halden Court in Chalk, from above' },
  ])
  const [first] = images
  const shopper = await api.client.createGuest('en-us')
  const cart = await shopper.call('cart.createWithItem', { body: { productId: variantOf('court'), qty: 1 } })
  expect(cart.items[0]?.productImageURL).toBe(first?.url)
  const found = await guest(api).call('search.products', { query: { q: 'halden court' } })
  expect(found.products.find(({ id }) => id === court)).toMatchObject({
    image: { url: first?.url },
    hoverImage: { view: 'top' },
  })
  const suggested = await guest(api).call('search.autoSuggest', { query: { q: 'halden' } })
  expect(suggested.products.find(({ id }) => id === court)?.image.url).toBe(first?.url)
  await makeReady(shopper, cart.id)
  const order = await shopper.call('checkout.placeOrder', { body: { cartId: cart.id } })
  await sendOrderMail(api.deps)({ orderNumber: order.orderNumber })
  const mail = await readFile(join(api.deps.mailFolder, `order-${formatOrderNumber(order.orderNumber)}.html`), 'utf8')
  expect(mail).toContain(`${first?.url}-160.jpg`)
  // Other products show drawn pictures as before.
  expect((await read(api, sale))[0]?.url).not.toContain('original')
})

test('photographs have the fixed widths and formats at immutable addresses, and no other sizes [CMS-19]', async ({
  api,
}) => {
  await put(`${court}-side.jpg`, photograph({ width: 2400, height: 3000 }).jpeg())
  await takeIn()
  const [picture] = await readWhen(api, court, 1)
  const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
  for (const [format, type] of Object.entries(types)) {
    const { status, headers, bytes } = await fetchPicture(api, `${picture?.url}-320.${format}`)
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 400 })
  }
  expect(await sharp((await fetchPicture(api, `${picture?.url}-2000.webp`)).bytes).metadata()).toMatchObject({
    width: 2000,
  })
  const another = picture?.url.replace(/original\.\w{4}/, 'original.0000')
  const otherHash = picture?.url.replace(/^\/i\/[\w-]+/, '/i/AAAAAAAAAA')
  const outside = `/i/AAAAAAAAAA/original...%2f..%2fsecrets`
  for (const address of [
    ...['-321.avif', '-4000.webp', '-320.png', '-320.gif', '.avif'].map((end) => `${picture?.url}${end}`),
    ...[another, otherHash, outside].map((url) => `${url}-320.avif`),
  ])
    expect([address, (await fetchPicture(api, address)).status]).toEqual([address, 404])
})

test('concurrent requests for one photograph share one rendering', async ({ api }) => {
  await put(`${court}-side.jpg`, photograph({ background: '#123456' }).jpeg())
  await takeIn()
  const [picture] = await readWhen(api, court, 1)
  const before = await countFiles(api.deps.config.picturesDir)
  const answers = await Promise.all(Array.from({ length: 10 }, () => fetchPicture(api, `${picture?.url}-480.webp`)))
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  expect(await countFiles(api.deps.config.picturesDir)).toBe(before + 1)
})

const countFiles = async (path: string): Promise<number> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

test('a repeated import changes nothing; a changed file gets a new address, and the old address still works', async ({
  api,
}) => {
  await put(`${court}-side.jpg`, photograph().jpeg())
  await put(`${sale}-side.jpg`, photograph().jpeg())
  expect(await takeIn()).toMatchObject({ pictures: 2, written: 2 })
  const masters = await countFiles(api.deps.config.originalsDir)
  expect(await takeIn()).toEqual({ ok: true, pictures: 2, products: 2, written: 0, gone: 0, refused: [] })
  expect(await countFiles(api.deps.config.originalsDir)).toBe(masters)
  const [before] = await readWhen(api, court, 1)
  // Two products with the same original share one master.
  expect((await readWhen(api, sale, 1))[0]?.url).toBe(before?.url)
  await put(`${court}-side.jpg`, photograph({ background: '#00ff00' }).jpeg())
  expect(await takeIn()).toMatchObject({ written: 1 })
  await vi.waitFor(async () => expect((await read(api, court))[0]?.url).not.toBe(before?.url))
  expect((await fetchPicture(api, `${before?.url}-160.jpg`)).status).toBe(200)
})

test('an import removes the pictures that the folder no longer has, and keeps the picture of a refused file', async ({
  api,
}) => {
  await put(`${court}-side.jpg`, photograph().jpeg())
  await put(`${court}-top.jpg`, photograph({ background: '#777777' }).jpeg())
  await put(`${court}-heel.jpg`, photograph({ background: '#999999' }).jpeg())
  await takeIn()
  await rm(join(folder, `${court}-top.jpg`))
  await put(`${court}-heel.jpg`, 'no picture any more')
  expect(await takeIn()).toMatchObject({ pictures: 1, written: 0, gone: 1, refused: [{ file: `${court}-heel.jpg` }] })
  expect((await readWhen(api, court, 2)).map(({ view }) => view)).toEqual(['side', 'heel'])
  expect(await photographImport.remove(court.toLowerCase())).toBe(2)
  await vi.waitFor(async () => expect((await read(api, court))[0]?.url).not.toContain('original'))
})

test('a manifest names product, colour, view, order and alternative text', async ({ api }) => {
  await put('shoot/one.jpg', photograph({ background: '#111111' }).jpeg())
  await put('shoot/two.jpg', photograph({ background: '#eeeeee' }).jpeg())
  await put(
    'pictures.json',
    JSON.stringify([
      {
        file: 'shoot/two.jpg',
        product: court.toLowerCase(),
        colour: '01',
        view: 'on-foot',
        alt: { en: 'Worn in the rain' },
      },
      { file: 'shoot/one.jpg', product: court, view: 'side' },
      { file: '../secret.jpg', product: court, view: 'top' },
      { file: 'shoot/gone.jpg', product: court, view: 'heel' },
      { file: 'shoot/one.jpg', product: court, colour: '99', view: 'side' },
      { file: 'shoot/one.jpg', product: 'LHNOTHERE1', view: 'side' },
      { file: 'shoot/one.jpg', product: court, view: 'on-foot' },
    ]),
  )
  expect((await takeIn()).refused).toEqual([
    { file: '../secret.jpg', reason: 'It lies outside the folder.' },
    { file: 'shoot/one.jpg', reason: `${court} has no colour 99; it has 01.` },
    { file: 'shoot/one.jpg', reason: 'There is no product LHNOTHERE1.' },
    { file: 'shoot/one.jpg', reason: `shoot/two.jpg is the view on-foot of ${court} 01 already.` },
    { file: 'shoot/gone.jpg', reason: 'There is no such file.' },
  ])
  expect((await readWhen(api, court, 2)).map(({ view, alt }) => [view, alt])).toEqual([
    ['on-foot', 'Worn in the rain'],
    ['side', 'Halden Court in Chalk, side'],
  ])
  // Without an alternative text in the locale the picture shows the product's name.
  expect((await read(api, court, 'de-de'))[0]?.alt).toBe('Halden Court')
  await put('pictures.json', '[{ "file": "shoot/one.jpg" }]')
  expect(await photographImport.takeIn(folder)).toEqual({
    ok: false,
    reason: expect.stringMatching(/^pictures\.json is not right: 0\.product/),
  })
  await put('pictures.json', '[{')
  expect(await photographImport.takeIn(folder)).toEqual({
    ok: false,
    reason: expect.stringMatching(/^pictures\.json is not right: the list/),
  })
})

test('the import refuses a damaged, hostile or too large file with a reason and imports the others', async () => {
  const jpeg = await photograph({ width: 1200, height: 1500 }).jpeg().toBuffer()
  const bomb = await photograph().png().toBuffer()
  // The header claims 60,000 by 60,000 pixels.
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'
  const frames = await sharp(
    [await photograph().png().toBuffer(), await photograph({ background: '#fff' }).png().toBuffer()],
    {
      join: { animated: true },
    },
  )
    .webp()
    .toBuffer()
  const noise = Buffer.concat([jpeg.subarray(0, 4), Buffer.from('not a picture at all '.repeat(200))])
  const files: Record<string, [Buffer | string, RegExp]> = {
    [`${court}-back.jpg`]: [svg, /no JPEG, PNG, WebP or AVIF/],
    [`${court}-front.jpg`]: ['', /empty/],
    [`${court}-heel.jpg`]: [jpeg.subarray(0, jpeg.length / 2), /damaged/],
    [`${court}-pair.jpg`]: [noise, /damaged/],
    [`${court}-top.png`]: [bomb, /damaged|60000 × 60000 pixels; at most 100 million/],
    [`${court}-detail.webp`]: [frames, /It moves/],
    [`${court}-tiny.png`]: [await photograph({ width: 40, height: 50 }).png().toBuffer(), /40 × 50 pixels/],
    [`${court}-huge.jpg`]: [Buffer.concat([jpeg, Buffer.alloc(41 * 1024 ** 2)]), /41 MB; at most 40/],
    'read me.txt': ['hello', /name is not/],
  }
  for (const [file, [content]] of Object.entries(files)) await put(file, content)
  await symlink('/etc/passwd', join(folder, `${court}-link.jpg`))
  // The content decides about the type, not the name.
  await put(`${court}-side.png`, jpeg)
  const { refused, pictures } = await takeIn()
  expect(pictures).toBe(1)
  const reasons = new Map(refused.map(({ file, reason }) => [file, reason]))
  for (const [file, [, words]] of Object.entries(files))
    expect([file, reasons.get(file)]).toEqual([file, expect.stringMatching(words)])
  expect(reasons.get(`${court}-link.jpg`)).toMatch(/link/)
  expect(reasons.size).toBe(10)
})

test('a master is upright, in sRGB and without metadata', async ({ api }) => {
  const lying = photograph({ width: 1250, height: 1000, background: '#ff0000' })
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
  await put(`${tee}-front.jpg`, lying.jpeg())
  await takeIn()
  await readWhen(api, tee, 1)
  const { rows } = await api.database.db.pool.query<{ hash: string }>(
    'select hash from product_pictures where product_id = $1',
    [tee],
  )
  const hash = rows[0]?.hash ?? ''
  const master = await readFile(join(api.deps.config.originalsDir, hash.slice(0, 2), hash.slice(2)))
  const { width, height, exif, icc, orientation, space } = await sharp(master).metadata()
  expect({ width, height, exif, icc, orientation, space }).toEqual({ width: 1000, height: 1250, space: 'srgb' })
  const { channels } = await sharp(master).stats()
  expect(channels.map(({ mean }) => mean > 250 || mean < 6)).toEqual([true, true, true])
  expect(master.includes('Somebody')).toBe(false)
})

test('every kind of JPEG, PNG, WebP and AVIF keeps its colours: grey, CMYK, 16 bits, with and without alpha', async ({
  api,
}) => {
  const wide = (): Sharp => photograph({ width: 900, height: 600, background: '#808080' })
  const kinds: Record<string, Sharp> = {
    'grey.jpg': wide().greyscale().toColourspace('b-w').jpeg({ quality: 95 }),
    'grey-alpha.png': wide().ensureAlpha(0.999).toColourspace('b-w').png(),
    'print.jpg': wide().toColourspace('cmyk').jpeg({ quality: 95 }),
    'deep.png': wide().toColourspace('rgb16').png(),
    'web.webp': wide().webp({ quality: 95 }),
    'small.avif': wide().avif({ quality: 90, effort: 0 }),
    'named-wrong.gif': wide().png({ palette: true }),
  }
  for (const [name, picture] of Object.entries(kinds)) await put(`${court}-${name}`, picture)
  expect(await takeIn()).toMatchObject({ pictures: 7, refused: [] })
  // CMYK passes through a colour profile, so the colours differ a little; inverted colours would differ by far more.
  for (const { url, view } of await readWhen(api, court, 7)) {
    const { bytes } = await fetchPicture(api, `${url}-96.webp`)
    const found = await colourAt(bytes, 0.5, 0.5)
    expect([view, found.every((value) => Math.abs(value - 0x80) < 20), found]).toEqual([view, true, found])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 96, height: 120, space: 'srgb' })
  }
})

/** Reads the colour of a picture at a point, which is given as shares of width and height. */
const colourAt = async (bytes: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}
const isNear = (one: number[], other: number[]): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 8)
const ground = [0xf3, 0xf2, 0xef]

test('every photograph fills the frame undistorted: an even background continues, any other gets the shop’s ground colour', async ({
  api,
}) => {
  const shoe = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#803010' } })
    .png()
    .toBuffer()
  const studio = photograph({ width: 1500, height: 1000, background: '#dfe6ea' }).composite([{ input: shoe }])
  const noise = photograph({ width: 1500, height: 1000 }).composite([
    {
      input: await sharp({ create: { width: 750, height: 1000, channels: 3, background: '#101010' } })
        .png()
        .toBuffer(),
      left: 0,
      top: 0,
    },
  ])
  const cutOut = sharp({ create: { width: 1000, height: 500, channels: 4, background: '#3050a0' } }).extend({
    top: 100,
    bottom: 100,
    background: '#00000000',
  })
  await put(`${court}-side.jpg`, studio.jpeg())
  await put(`${court}-pair.jpg`, noise.jpeg())
  await put(`${court}-top.png`, cutOut.png())
  await takeIn()
  const images = await readWhen(api, court, 3)
  const answers = await Promise.all(images.map(({ url }) => fetchPicture(api, `${url}-640.webp`)))
  for (const { bytes } of answers) expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 800 })
  const [first, second, third] = answers.map(({ bytes }) => bytes)
  if (!first || !second || !third) throw new Error('A picture is missing.')
  expect(isNear(await colourAt(first, 0.5, 0.05), [0xdf, 0xe6, 0xea])).toBe(true)
  expect(isNear(await colourAt(first, 0.5, 0.5), [0x80, 0x30, 0x10])).toBe(true)
  expect(isNear(await colourAt(second, 0.25, 0.05), ground)).toBe(true)
  expect(isNear(await colourAt(third, 0.5, 0.05), ground)).toBe(true)
  expect(isNear(await colourAt(third, 0.02, 0.5), ground)).toBe(true)
  expect(isNear(await colourAt(third, 0.5, 0.5), [0x30, 0x50, 0xa0])).toBe(true)
})
