import type { CanvasWorkerMessage, CanvasWorkerRequest } from './canvas-messages.ts'
import { loadSheet, paintSheet, toPaints, type ViewSheet } from './view-sheet.ts'

/** Width in which every view is painted; the one that is visible at comes in full. */
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
let visible = ''
const views = new Map<string, View>()

const post = (message: CanvasWorkerMessage) => postMessage(message)
const fail = () => post({ type: 'failed' })

addEventListener('message', ({ data: request }: MessageEvent<CanvasWorkerRequest>) => {
  if (request.type === 'open') void open(request).catch(fail)
  else if (request.type === 'attach') attach(request)
  else if (request.type === 'paint') void paint(request.colours).catch(fail)
  else if (request.type === 'look') void look(request.view).catch(fail)
  else post({ type: 'picked', part: findPart(request) })
})

async function open(request: Extract<CanvasWorkerRequest, { type: 'open' }>): Promise<void> {
  painting = request.painting
  colours = request.colours
  visible = painting.views[0]?.view ?? ''
  for (const passes of painting.views) viewOf(passes.view, passes)
  // One after the other in the request of showing: the first stands soon, and the network is not shared out among all.
  for (const view of views.values()) {
    view.sheet ??= await loadSheet(view.passes, smallWidth, painting.parts.length)
    show(view)
  }
  post({ type: 'views', best: painting.parts.map((_, at) => findBestView(at)) })
  await paint(colours)
  await look(visible)
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

/** Paints all views, the one that is visible at first; gives way to newer colours between two of them. */
async function paint(requested: string): Promise<void> {
  colours = requested
  const first = views.get(visible)
  for (const view of new Set([...(first ? [first] : []), ...views.values()])) {
    if (!view.sheet) return
    show(view)
    await nextTurn()
    if (colours !== requested) return
  }
  post({ type: 'painted', colours: requested })
}

async function look(name: string): Promise<void> {
  visible = name
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

/** Finds the index of the part at a place of the picture; -1 is the background. */
function findPart({ view, x, y }: Extract<CanvasWorkerRequest, { type: 'pick' }>): number {
  const target = views.get(view)?.sheet?.target
  if (!target) return -1
  const column = Math.floor(x * target.width) - target.left
  const row = Math.floor(y * target.height) - target.top
  if (column < 0 || column >= target.pass.width || row < 0 || row >= target.pass.height) return -1
  const at = (row * target.pass.width + column) * 4
  const { id } = target.pass
  const isSecond = (id[at + 2] ?? 0) > 127
  return (id[at + (isSecond ? 1 : 0)] ?? 0) - 1
}

/** Finds the view in which a part fills the most pixels, among the views of equal scale. */
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
