import type { CanvasWorkerMessage, CanvasWorkerRequest } from './canvas-messages.ts'
import { loadSheet, paintSheet, toPaints, type ViewSheet } from './view-sheet.ts'

/** Width in which every view is painted; the one that is looked at comes in full. */
const smallWidth = 480
/** Width of a thumbnail's pixels. */
const thumbWidth = 144

type View = {
  readonly passes: Painting['views'][number]
  sheet: ViewSheet | null
  isFull: boolean
  canvas?: OffscreenCanvas
  thumb?: OffscreenCanvas
}
type Painting = Extract<CanvasWorkerRequest, { type: 'open' }>['painting']

let painting: Painting = { parts: [], colours: [], views: [] }
let colours = ''
let looked = ''
const views = new Map<string, View>()

const tell = (news: CanvasWorkerMessage) => postMessage(news)
const fail = () => tell({ type: 'failed' })

addEventListener('message', ({ data: order }: MessageEvent<CanvasWorkerRequest>) => {
  if (order.type === 'open') void open(order).catch(fail)
  else if (order.type === 'attach') attach(order)
  else if (order.type === 'paint') void paint(order.colours).catch(fail)
  else if (order.type === 'look') void look(order.view).catch(fail)
  else tell({ type: 'picked', part: findPart(order) })
})

async function open(order: Extract<CanvasWorkerRequest, { type: 'open' }>): Promise<void> {
  painting = order.painting
  colours = order.colours
  looked = painting.views[0]?.view ?? ''
  for (const passes of painting.views) viewOf(passes.view, passes)
  // One after the other in the order of showing: the first stands soon, and the network is not shared out among all.
  for (const view of views.values()) {
    view.sheet ??= await loadSheet(view.passes, smallWidth, painting.parts.length)
    show(view)
  }
  tell({ type: 'views', best: painting.parts.map((_, at) => findBestView(at)) })
  await paint(colours)
  await look(looked)
}

function viewOf(name: string, passes?: View['passes']): View {
  const known = views.get(name)
  if (known) return known
  const made: View = { passes: passes ?? { view: name, width: 0, id: '', light: '' }, sheet: null, isFull: false }
  views.set(name, made)
  return made
}

function attach({ view: name, canvas, thumb }: Extract<CanvasWorkerRequest, { type: 'attach' }>): void {
  const view = viewOf(name)
  view.canvas = canvas
  view.thumb = thumb
  if (view.sheet) show(view)
}

/** Paints all views, the one that is looked at first; gives way to newer colours between two of them. */
async function paint(wanted: string): Promise<void> {
  colours = wanted
  const first = views.get(looked)
  for (const view of new Set([...(first ? [first] : []), ...views.values()])) {
    if (!view.sheet) return
    show(view)
    await nextTurn()
    if (colours !== wanted) return
  }
  tell({ type: 'painted', colours: wanted })
}

async function look(name: string): Promise<void> {
  looked = name
  const view = views.get(name)
  if (!view?.sheet || view.isFull) return
  view.isFull = true
  view.sheet = await loadSheet(view.passes, view.passes.width, painting.parts.length)
  show(view)
}

function show({ sheet, canvas, thumb }: View): void {
  if (!sheet || !canvas || !thumb) return
  paintSheet(sheet, colours, toPaints(painting, colours))
  const { width, height } = sheet.image
  if (canvas.width !== width) [canvas.width, canvas.height] = [width, height]
  canvas.getContext('2d', { alpha: false })?.putImageData(sheet.image, 0, 0)
  if (thumb.width !== thumbWidth) [thumb.width, thumb.height] = [thumbWidth, Math.round((thumbWidth * height) / width)]
  const small = thumb.getContext('2d', { alpha: false })
  if (!small) return
  small.imageSmoothingQuality = 'high'
  small.drawImage(canvas, 0, 0, thumb.width, thumb.height)
}

/** The part at a place of the picture, from 0; -1 on the ground. */
function findPart({ view, x, y }: Extract<CanvasWorkerRequest, { type: 'pick' }>): number {
  const easel = views.get(view)?.sheet?.easel
  if (!easel) return -1
  const column = Math.floor(x * easel.width) - easel.left
  const row = Math.floor(y * easel.height) - easel.top
  if (column < 0 || column >= easel.pass.width || row < 0 || row >= easel.pass.height) return -1
  const at = (row * easel.pass.width + column) * 4
  const { id } = easel.pass
  const isSecond = (id[at + 2] ?? 0) > 127
  return (id[at + (isSecond ? 1 : 0)] ?? 0) - 1
}

/** The view in which a part fills the most, among those of equal scale. */
function findBestView(part: number): string | null {
  let best: string | null = null
  let most = 0
  for (const [name, { sheet }] of views) {
    const count = name === 'detail' ? 0 : (sheet?.places[part]?.pixels.length ?? 0)
    if (count > most) [best, most] = [name, count]
  }
  return best
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
