import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { COLOURWAYS } from '@lacehouse/pictures/colourways/list-colourways'
import { compositePicture } from '@lacehouse/pictures/composite/composite-picture'
import { createPassCache } from '@lacehouse/pictures/composite/pass-cache'
import { SEAMLESS } from '@lacehouse/pictures/composite/seamless-ground'
import { listModelRecords, PASSES_FOLDER } from '@lacehouse/pictures/passes/model-records'
import sharp from 'sharp'
import { writeSheet } from './write-sheet.ts'

/** Writes a large sheet of every model and one small sheet of all of them, to be judged by eye. */
export async function writeContactSheets(home: string, order: { folder?: string; report: (line: string) => void }) {
  await mkdir(home, { recursive: true })
  const { folder = PASSES_FOLDER } = order
  const models = await listModelRecords(folder)
  const cache = createPassCache({ folder })
  const small: Buffer[] = []
  for (const [row, model] of models.entries()) {
    const pictures = model.views.map(async (view, i) => {
      const colourway = COLOURWAYS[(row * 7 + i * 3) % COLOURWAYS.length]?.id ?? ''
      const picture = await compositePicture({ model: model.key, view: view.key, colourway, width: 1200 }, cache)
      return picture.png().toBuffer()
    })
    const large = await Promise.all(pictures)
    for (const picture of large)
      small.push(await sharp(picture).resize(300, 375, { fit: 'contain', background: SEAMLESS }).toBuffer())
    await writeSheet(join(home, `${model.key}.png`), large, { width: 1200, height: 1500, columns: 3 })
    order.report(`${model.key}: ${model.views.length} views`)
  }
  await writeSheet(join(home, 'all.png'), small, { width: 300, height: 375, columns: 8 })
}
