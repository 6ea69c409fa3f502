type Size = { readonly width: number; readonly height: number }

/** The placement of a photograph in the frame of the product pictures. */
export type Framing = {
  /** `crop` fills the frame and cuts two edges; `whole` keeps the photograph and adds ground at two edges. */
  readonly fit: 'crop' | 'whole'
  readonly frame: Size
  readonly inside: Size
}

type FramingInput = {
  /** The requested width in pixels. */
  readonly width: number
  /** The frame's width over its height. */
  readonly aspect: number
  /** True for a product without background, which does not touch the frame's edges. */
  readonly isCutOut: boolean
}

/** The largest share of a photograph's width or height that a crop may cut. */
const mostCut = 0.1
/** The share of the frame that a cut-out product fills. */
const cutOutShare = 0.88

/**
 * Plans the placement of a photograph of any shape in the frame, undistorted and never enlarged. The frame is narrower than requested
 * when the photograph cannot fill it.
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
