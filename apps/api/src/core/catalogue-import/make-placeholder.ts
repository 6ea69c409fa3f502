import { createHash } from 'node:crypto'
import { makeMaster } from '../../infra/pictures/photographs/make-master.ts'
import { openMasters } from '../../infra/pictures/photographs/master-folder.ts'
import type { PlaceholderRow } from './catalogue-import.queries.ts'

/** A hanger tag on the shop's ground: it stands for goods of every kind. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2000" viewBox="0 0 1600 2000">
<rect width="1600" height="2000" fill="#f1f0ee"/>
<g fill="none" stroke="#c9c6c1" stroke-width="22" stroke-linejoin="round" stroke-linecap="round">
<path d="M800 620 1030 850v490a40 40 0 0 1-40 40H610a40 40 0 0 1-40-40V850z"/><circle cx="800" cy="850" r="48"/>
<path d="M800 802c0-130 120-150 110-270"/></g></svg>`

/** Makes the picture that a colour without a picture shows, and stores its master. */
export async function makePlaceholder(originalsDir: string): Promise<PlaceholderRow> {
  const bytes = Buffer.from(drawing)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const made = await makeMaster(bytes)
  if (!made.ok) throw new Error(made.reason)
  const { ok: _, bytes: master, ...described } = made
  await openMasters(originalsDir).keep(hash, master)
  return { hash, ...described }
}
