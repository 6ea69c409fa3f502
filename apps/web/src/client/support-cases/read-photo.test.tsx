import { longestPhotoSide, mostPhotoBytes } from '@lacehouse/domain/support-cases/support-case'
import { expect, test } from 'vitest'
import { readPhoto } from './read-photo.ts'

const paint = (width: number, height: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')?.fillRect(0, 0, width, height)
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was painted'))), 'image/png')
  })

const sizeOf = async (address: string) => {
  const image = new Image()
  image.src = address
  await image.decode()
  return [image.naturalWidth, image.naturalHeight]
}

test('a large photo is made smaller, and a small one is as it was; both are JPEG [ACC-12]', async () => {
  for (const [width, height, expected] of [
    [3200, 2400, [longestPhotoSide, (longestPhotoSide * 3) / 4]],
    [300, 200, [300, 200]],
  ] as const) {
    const read = await readPhoto(new File([await paint(width, height)], 'photo.png', { type: 'image/png' }))
    if (!read.ok) throw new Error(read.reason)
    expect(read.address).toMatch(/^data:image\/jpeg;base64,/)
    expect(await sizeOf(read.address)).toEqual(expected)
  }
})

test('what the browser cannot read is left to the server, unless its type or its size is refused anyway [ACC-12]', async () => {
  const make = (size: number, type: string) => new File([new Uint8Array(size)], 'photo', { type })
  expect(await readPhoto(make(9, 'image/heic'))).toEqual({ ok: false, reason: 'unreadable' })
  expect(await readPhoto(make(mostPhotoBytes + 1, 'image/webp'))).toEqual({ ok: false, reason: 'tooLarge' })
  expect(await readPhoto(make(3, 'image/webp'))).toEqual({ ok: true, address: 'data:image/webp;base64,AAAA' })
})
