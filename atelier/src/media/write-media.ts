import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getColourway } from '@lacehouse/pictures/colourways/list-colourways'
import { paintPicture } from '@lacehouse/pictures/composite/paint-picture'
import { paintsOf } from '@lacehouse/pictures/composite/part-paint'
import { FEATHER } from '@lacehouse/pictures/composite/picture-frame'
import { SEAMLESS } from '@lacehouse/pictures/composite/seamless-ground'
import sharp from 'sharp'
import { SHOE_QUALITY } from '../jobs/render-job.ts'
import { bakeAlone, type PreparedModel, prepareModel } from '../render/render-view.ts'
import { getShoeModel } from '../shoe/list-shoe-models.ts'
import type { ShoeModel } from '../shoe/shoe-model.ts'
import { bakeTextures } from './bake-textures.ts'
import { bundleMedia } from './bundle-media.ts'
import { createSpin, renderFrame } from './spin.ts'
import { writeGlb } from './write-glb.ts'

const run = promisify(execFile)

/** Frames of the film; every second one is a frame of the view that a shopper turns. */
const FRAMES = 72
const SPIN_STEP = 2
const WIDTH = 800
const FRAMES_PER_SECOND = 24
const TURNS = 2

type MediaOrder = {
  readonly model: string
  readonly colourway: string
  readonly folder: string
  readonly report: (line: string) => void
}

/** Renders a shoe as a turn of frames, a film of that turn and a model in three dimensions, all in one colourway. */
export async function writeMedia({ model: key, colourway, folder, report }: MediaOrder): Promise<void> {
  const model = getShoeModel(key)
  const quality = SHOE_QUALITY.full
  const prepared = prepareModel(model.build(quality.detail))
  const bake = bakeAlone(prepared, quality.directions)
  report(`${key}: light of ${prepared.points.count} points`)
  const target = join(folder, key)
  await mkdir(target, { recursive: true })
  const textures = await bakeTextures(prepared, bake, { parts: model.parts, colourway: getColourway(colourway) })
  await writeFile(join(target, 'model.glb'), writeGlb(prepared.surfaces, textures))
  report(`${key}: model`)
  const frames = await paintFrames(model, { prepared, bake, colourway, report })
  await Promise.all(
    frames
      .filter((_, at) => at % SPIN_STEP === 0)
      .map((frame, at) =>
        toPicture(frame)
          .avif({ quality: 60, effort: 6 })
          .toFile(join(target, nameOf(at, 'avif'))),
      ),
  )
  await writeFilm(frames, target)
  report(`${key}: film`)
  await bundleMedia({
    model: key,
    colourway,
    folder: target,
    side: WIDTH,
    seconds: (TURNS * FRAMES) / FRAMES_PER_SECOND,
  })
}

const nameOf = (frame: number, ending: string): string => `spin-${String(frame).padStart(2, '0')}.${ending}`

const toPicture = (frame: Uint8Array) => sharp(frame, { raw: { width: WIDTH, height: WIDTH, channels: 3 } })

type Spin = {
  readonly prepared: PreparedModel
  readonly bake: ReturnType<typeof bakeAlone>
  readonly colourway: string
  readonly report: (line: string) => void
}

async function paintFrames(model: ShoeModel, { prepared, bake, colourway, report }: Spin): Promise<Uint8Array[]> {
  const paints = paintsOf(model.parts, getColourway(colourway))
  const canvas = { width: WIDTH, height: WIDTH, left: 0, top: 0, feather: FEATHER, ground: SEAMLESS }
  return createSpin(prepared.surfaces, { frames: FRAMES, width: WIDTH }).map((camera, at) => {
    const pass = renderFrame(prepared, bake, { camera, width: WIDTH })
    report(`${model.key}: frame ${at + 1} of ${FRAMES}`)
    return paintPicture(pass, paints, canvas)
  })
}

/** Encodes the film by the machine's own FFmpeg; its files are committed, so that no one else needs it. */
async function writeFilm(frames: readonly Uint8Array[], target: string): Promise<void> {
  const folder = join(target, 'film')
  await mkdir(folder, { recursive: true })
  await Promise.all(
    frames.map((frame, at) =>
      toPicture(frame)
        .png()
        .toFile(join(folder, `${at}.png`)),
    ),
  )
  const input = [
    '-y',
    '-stream_loop',
    String(TURNS - 1),
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    join(folder, '%d.png'),
  ]
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '24', '-pix_fmt', 'yuv420p']
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-pix_fmt', 'yuv420p']
  await run('ffmpeg', [...input, ...h264, '-movflags', '+faststart', join(target, 'film.mp4')])
  await run('ffmpeg', [...input, ...vp9, join(target, 'film.webm')])
  await rm(folder, { recursive: true })
}
