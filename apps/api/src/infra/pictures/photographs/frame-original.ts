import { SEAMLESS } from '@lacehouse/pictures/composite'
import sharp, { type Sharp } from 'sharp'
import { findGrounds, layOnGround } from './lay-on-ground.ts'
import { type Framing, planFraming } from './plan-framing.ts'

type FrameOrder = {
  /** The master's path or bytes. */
  readonly file: string | Buffer
  readonly width: number
  /** The frame's width over its height. */
  readonly aspect: number
}

const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(SEAMLESS.slice(at, at + 2), 16))
const ground = [red ?? 0, green ?? 0, blue ?? 0] as const

/** Places a photograph in the frame as `planFraming` says; the caller encodes it. */
export async function frameOriginal({ file, width, aspect }: FrameOrder): Promise<Sharp> {
  const master = await sharp(file).metadata()
  const framing = planFraming(master, { width, aspect, isCutOut: master.hasAlpha })
  return framing.fit === 'crop' ? crop(file, framing) : lay(file, { framing, isCutOut: master.hasAlpha })
}

const crop = (file: string | Buffer, { frame }: Framing): Sharp =>
  sharp(file).resize(frame.width, frame.height, { fit: 'cover' })

const lay = async (
  file: string | Buffer,
  { framing, isCutOut }: { readonly framing: Framing; readonly isCutOut: boolean },
): Promise<Sharp> => {
  const { frame, inside } = framing
  const small = sharp(file).resize(inside.width, inside.height, { fit: 'fill' })
  const flat = isCutOut ? small.flatten({ background: SEAMLESS }) : small
  const { data, info } = await flat.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = { data, width: info.width, height: info.height }
  // The edges of a cut-out product are the product's, not its background's.
  const laid = layOnGround(picture, frame, (isCutOut ? null : findGrounds(picture, frame)) ?? [ground, ground])
  return sharp(laid.data, { raw: { width: laid.width, height: laid.height, channels: 3 } })
}
