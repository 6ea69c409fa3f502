import { longestPhotoSide, mostPhotoBytes } from '@lacehouse/domain/support-cases/support-case'

/** The types that the server decodes. A phone that photographs in another one converts it when these are asked for. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export type ReadPhoto =
  /** The address holds the bytes in base64, which the page shows and the call sends. */
  { readonly ok: true; readonly address: string } | { readonly ok: false; readonly reason: 'unreadable' | 'tooLarge' }

/** Reads a photo, and makes a large one smaller before it is sent over a phone's network. */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture) return { ok: true, address: draw(picture) }
  // The server may read what the browser cannot, and says what is wrong with the rest.
  if (!photoTypes.some((type) => type === file.type)) return { ok: false, reason: 'unreadable' }
  if (file.size > mostPhotoBytes) return { ok: false, reason: 'tooLarge' }
  return { ok: true, address: await readAddress(file) }
}

const draw = (picture: ImageBitmap): string => {
  const scale = Math.min(1, longestPhotoSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}

const readAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(file)
  })
