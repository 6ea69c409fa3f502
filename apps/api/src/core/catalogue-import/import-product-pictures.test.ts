import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addCatalogue } from '@lacehouse/test-kit/database/add-catalogue'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createPictureImport, type PictureProblem } from './import-product-pictures.ts'
import { openPictureFolder } from './local-pictures.ts'

test('pictures come from the folder by their names, are made once, and what cannot be taken is reported [CAT-14]', async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  await addCatalogue(db, { products: 1 })
  const code = 'red'
  const { rows } = await db.pool.query(
    `insert into product_colours (product_id, colour_code, colourway, family, names, swatch)
      select id, $1, $1, 'red', '{}', '#ff0000' from products returning product_id as id`,
    [code],
  )
  const [{ id }] = rows
  const folder = await mkdtemp(join(tmpdir(), 'lh-shown-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, background] of [
    ['one.jpg', '#336699'],
    ['two.jpg', '#993333'],
  ] as const)
    await sharp({ create: { width: 600, height: 750, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, name))
  const problems: PictureProblem[] = []
  const open = (isFolder: boolean) =>
    createPictureImport(db.pool, {
      originalsDir: join(folder, 'originals'),
      locale: 'en-us',
      local: isFolder ? openPictureFolder(folder) : null,
      hosts: ['pictures.example'],
      onProblem: (problem) => problems.push(problem),
    })
  const addresses = ['https://pictures.example/shop/one.jpg?v=3', 'two.jpg', '../secret.jpg', 'http://127.0.0.1/x.jpg']
  const pictures = addresses.map((address, index) => ({
    ...{ colourCode: code, address, alt: address === 'two.jpg' ? 'Two' : '', line: index + 2, column: 'Image Src' },
  }))
  expect(await (await open(true))({ productId: id, pictures })).toBe(2)
  expect(problems.map(({ picture, code: reason }) => [picture.line, picture.address, reason])).toEqual([
    [4, '../secret.jpg', 'picture_not_found'],
    [5, 'http://127.0.0.1/x.jpg', 'picture_host_refused'],
  ])
  const shown = await db.pool.query('select view, alt from product_pictures order by position')
  expect(shown.rows).toEqual([
    { view: 'picture-1', alt: {} },
    { view: 'picture-2', alt: { 'en-us': 'Two' } },
  ])
  expect(await (await open(true))({ productId: id, pictures })).toBe(0)
  // A later import knows the address, and needs neither the folder nor the host; a name is nothing without its folder.
  problems.length = 0
  await (await open(false))({ productId: id, pictures: pictures.slice(0, 2) })
  expect(problems.map(({ picture }) => picture.address)).toEqual(['two.jpg'])
})
