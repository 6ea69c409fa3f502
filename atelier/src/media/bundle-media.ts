import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { BUNDLED_MEDIA, type BundledMedia, readBundledMedia } from '@lacehouse/pictures/media/bundled-media'
import { CAPTIONS } from './captions.ts'

type Bundle = {
  readonly model: string
  readonly colourway: string
  /** The folder of the rendered files. */
  readonly folder: string
  /** Pixels of a frame's side. */
  readonly side: number
  readonly seconds: number
}

/** Puts rendered media into the repository, each file under the beginning of its hash, and removes those that nothing names any more. */
export async function bundleMedia({ model, colourway, folder, side, seconds }: Bundle): Promise<void> {
  await mkdir(BUNDLED_MEDIA, { recursive: true })
  const names = (await readdir(folder)).toSorted()
  const take = async (name: string) => store(await readFile(join(folder, name)), extname(name))
  const frames = await Promise.all(names.filter((name) => name.startsWith('spin-')).map(take))
  const films = await Promise.all(['film.webm', 'film.mp4'].map(take))
  const captions = await Promise.all(
    Object.entries(CAPTIONS).map(async ([language, words]) => {
      const { file } = await store(Buffer.from(toWebVtt(words, seconds)), '.vtt')
      return [language, file] as const
    }),
  )
  const known = await readBundledMedia()
  const { file, bytes } = await take('model.glb')
  const record: BundledMedia = {
    colourway,
    spin: { frames: frames.map((frame) => frame.file), width: side, height: side },
    video: {
      sources: films.toSorted((a, b) => a.bytes - b.bytes).map((film) => film.file),
      captions: Object.fromEntries(captions),
      seconds,
    },
    model: { file, bytes },
  }
  const all = { ...known, [model]: record }
  const named = JSON.stringify(all)
  for (const old of await readdir(BUNDLED_MEDIA))
    if (old !== 'media.json' && !named.includes(old)) await rm(join(BUNDLED_MEDIA, old))
  await writeFile(join(BUNDLED_MEDIA, 'media.json'), `${JSON.stringify(all, null, 2)}\n`)
}

async function store(content: Buffer, ending: string): Promise<{ file: string; bytes: number }> {
  const file = `${createHash('sha256').update(content).digest('hex').slice(0, 24)}${ending}`
  await writeFile(join(BUNDLED_MEDIA, file), content)
  return { file, bytes: content.length }
}

/** The sentences share the film's time. */
function toWebVtt(sentences: readonly string[], seconds: number): string {
  const each = seconds / sentences.length
  const cues = sentences.map((words, at) => `${toTime(at * each)} --> ${toTime((at + 1) * each)}\n${words}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}

const toTime = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`
