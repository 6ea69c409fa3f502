import { createHash } from 'node:crypto'
import { findBrandMarks, type MarkedView, writeMarkedView } from '@lacehouse/pictures/passes/brand-marks'
import type { ModelRecord, ViewKey, ViewRecord } from '@lacehouse/pictures/passes/model-record'
import { listModelRecords } from '@lacehouse/pictures/passes/model-records'
import { readViewPass } from '@lacehouse/pictures/passes/pass-files'
import type { ViewPass } from '@lacehouse/pictures/passes/view-pass'
import { drawClothMark } from '../brand/draw-cloth-mark.ts'
import { type DrawnBrand, withBrand } from '../brand/drawn-brand.ts'
import { renderDifference } from '../render/render-difference.ts'
import { type PreparedModel, prepareModel } from '../render/render-view.ts'
import { type Area, takeDifference } from '../render/take-difference.ts'
import { SHOE_MODELS } from '../shoe/list-shoe-models.ts'
import { pairOf } from '../shoe/pair-of.ts'
import type { ShoeModel } from '../shoe/shoe-model.ts'
import { findDrawnModel } from './drawn-models.ts'
import { findMarkAreas } from './find-mark-areas.ts'

type Order = { brand: DrawnBrand; model?: string; report: (line: string) => void }

/** Grows when a mark of another brand looks different on passes that stay as they are. */
const MARK_VERSION = '1'

/** Puts a brand's mark on the finished passes of every model, or of one, in place of the mark that they bear. */
export async function renderBrandMarks({ brand, model, report }: Order): Promise<void> {
  for (const record of await listModelRecords()) {
    if (model && record.key !== model) continue
    const known = (await findBrandMarks(record.key, brand))?.views ?? []
    const stale = record.views.filter(
      (view) => known.find(({ key }) => key === view.key)?.inputs !== inputsOf(view, brand),
    )
    const draw = drawerOf(record)
    for (const view of stale) {
      const pass = await readViewPass(record.key, view.key)
      const before = { ...pass, id: pass.id.slice(), diffuse: pass.diffuse.slice(), specular: pass.specular.slice() }
      for (const area of findMarkAreas(pass, record.parts)) {
        const place = `${record.key} ${view.key} at ${area.left}, ${area.top}`
        if (!draw(pass, { view, area, brand })) report(`${place}: the mark is only taken off`)
      }
      const box = changedBox(before, pass)
      if (!box) continue
      const marked: MarkedView = { key: view.key, ...box, inputs: inputsOf(view, brand) }
      const { bytes } = await writeMarkedView({ model: record.key, brand }, { view: marked, pass })
      report(`${record.key} ${view.key}: ${Math.round(bytes / 1024)} kB`)
    }
  }
}

const inputsOf = ({ inputs }: ViewRecord, brand: string): string =>
  createHash('sha256').update(`${inputs} ${brand} ${MARK_VERSION}`).digest('hex').slice(0, 16)

/** Gives false where it has only taken a mark off. */
type Draw = (pass: ViewPass, wanted: { view: ViewRecord; area: Area; brand: DrawnBrand }) => boolean

/** Shoes are rendered anew in the area, since their marks bend with them; on cloth, which lies, the mark is drawn. */
function drawerOf(record: ModelRecord): Draw {
  const shoe = SHOE_MODELS.find(({ key }) => key === record.key)
  if (shoe) return drawerOfShoe(shoe)
  const drawn = findDrawnModel(record.key)
  if (drawn) return drawerTwice(drawn.draw)
  const marks = new Set(record.parts.flatMap(({ role }, i) => (role === 'mark' ? [i + 1] : [])))
  return (pass, { area, brand }) => drawClothMark(pass, { area, brand, marks })
}

/** What is drawn within seconds is drawn twice as a whole. */
function drawerTwice(drawView: (view: ViewKey) => ViewPass): Draw {
  return (pass, { view, brand }) => {
    const [old, made] = [drawView(view.key), withBrand(brand, () => drawView(view.key))]
    takeDifference(pass, { left: 0, top: 0, width: pass.width, height: pass.height }, { old, made })
    return true
  }
}

function drawerOfShoe(shoe: ShoeModel): Draw {
  let built: { isPair: boolean; models: readonly [PreparedModel, PreparedModel] } | undefined
  const build = (isPair: boolean): PreparedModel => {
    const surfaces = shoe.build(1)
    return prepareModel(isPair ? pairOf(surfaces) : surfaces)
  }
  return (pass, { view, area, brand }) => {
    const viewpoint = shoe.views[view.key]
    if (!viewpoint) return false
    const isPair = viewpoint.pair ?? false
    if (built?.isPair !== isPair) built = { isPair, models: [build(isPair), build(isPair)] }
    renderDifference(pass, built.models, { viewpoint, area, brand })
    return true
  }
}

/** The rectangle in which parts or light have changed; null where no part has. */
function changedBox(before: ViewPass, after: ViewPass): Area | null {
  let [left, top, right, bottom, parts] = [after.width, after.height, -1, -1, 0]
  for (let p = 0; p < after.diffuse.length; p++) {
    const isPart = [0, 1, 2].some((k) => before.id[p * 4 + k] !== after.id[p * 4 + k])
    if (isPart) parts++
    if (!isPart && before.diffuse[p] === after.diffuse[p] && before.specular[p] === after.specular[p]) continue
    const x = p % after.width
    const y = (p - x) / after.width
    ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
  }
  return parts === 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}
