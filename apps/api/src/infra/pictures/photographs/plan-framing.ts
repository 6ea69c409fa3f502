type Size = { readonly width: number; readonly height: number }

/** How a photograph is put into the frame of the pages: the picture's own size, and that of what is seen of it inside. */
export type Framing = {
  /** `crop` fills the frame and loses a little at two edges; `whole` keeps everything, with ground at two edges. */
  readonly fit: 'crop' | 'whole'
  readonly frame: Size
  readonly inside: Size
}

type FramingInput = {
  /** Pixels that are asked for. */
  readonly width: number
  /** Width over height of the frame. */
  readonly aspect: number
  /** A product cut out of its background stands free of the frame's edges. */
  readonly isCutOut: boolean
}

/** The largest share of a photograph's width or height that may be cut away. */
const mostCut = 0.1
/** The share of the frame that a cut-out product takes. */
const cutOutShare = 0.88

/**
 * Puts a photograph of any shape into the frame that every product picture has, undistorted and never enlarged: a frame that is
 * asked for wider than the photograph can fill comes as wide as it can.
 */
export function planFraming(original: Size, { width, aspect, isCutOut }: FramingInput): Framing {
  const own = original.width / original.height
  const fit = !isCutOut && Math.min(own, aspect) / Math.max(own, aspect) >= 1 - mostCut ? 'crop' : 'whole'
  const share = isCutOut ? cutOutShare : 1
  const isWider = own > aspect
  const filled = (fit === 'crop') === isWider ? original.height * aspect : original.width
  const most = Math.max(1, Math.floor(filled / share))
  const frame = toFrame(Math.min(width, most), aspect)
  if (fit === 'crop') return { fit, frame, inside: frame }
  const inside = isWider
    ? { width: frame.width * share, height: (frame.width * share) / own }
    : { width: frame.height * share * own, height: frame.height * share }
  return { fit, frame, inside: { width: toPixels(inside.width), height: toPixels(inside.height) } }
}

const toPixels = (length: number): number => Math.max(1, Math.round(length))

const toFrame = (width: number, aspect: number): Size => ({ width, height: toPixels(width / aspect) })
