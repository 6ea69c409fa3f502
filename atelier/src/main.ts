import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { renderBrandMarks } from './jobs/render-brand-marks.ts'
import { renderCatalogue } from './jobs/render-catalogue.ts'
import { createRenderPool } from './jobs/render-pool.ts'
import { stampPasses } from './jobs/stamp-passes.ts'
import { writeMedia } from './media/write-media.ts'
import { writeContactSheets } from './sheets/contact-sheet.ts'
import { writeListingSheets } from './sheets/listing-sheets.ts'

const USAGE = `atelier render [model] [view] [--preview] [--threads 2]   render what has changed
atelier stamp [model]                                     record today's sources as those of the passes, rendering nothing
atelier marks [model]                                     put Outpost's mark on the passes, in place of Lacehouse's
atelier media <model> <colourway>                         a 360-degree view, a film of it and a 3D model (needs FFmpeg)
atelier sheet [--shop http://localhost:4000]              contact sheets of everything rendered, and of a running shop's listings`

const CACHE = join(import.meta.dirname, '../../.cache/atelier')

const report = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    threads: { type: 'string' },
    shop: { type: 'string', default: 'http://localhost:4000' },
  },
})
const [command, model, view] = positionals
const MEDIA = join(CACHE, 'media')
const folder = values.preview ? join(CACHE, 'preview') : undefined

if (command === 'render') {
  const pool = createRenderPool(Number(values.threads ?? Math.min(2, availableParallelism())))
  await renderCatalogue(pool, { model, view, quality: values.preview ? 'preview' : 'full', folder, report })
  await pool.close()
} else if (command === 'marks') {
  await renderBrandMarks({ brand: 'outpost', model, report })
} else if (command === 'media' && model && view) {
  await writeMedia({ model, colourway: view, folder: MEDIA, report })
} else if (command === 'stamp') {
  await stampPasses(model, report)
} else if (command === 'sheet') {
  await writeContactSheets(join(CACHE, values.preview ? 'preview' : ''), { folder, report })
  if (!values.preview) await writeListingSheets(join(CACHE, 'listings'), { shop: values.shop, report })
} else {
  report(USAGE)
  process.exitCode = 1
}
