import type { MediaRole, ProductMedium } from '@lacehouse/domain/product/product-media'
import type { MediaFolder } from '../../infra/media/media-folder.ts'
import { type RefusedMedium, refuseMedium } from '../../infra/media/refuse-medium.ts'
import { type TakenMedium, takeMedium } from '../../infra/media/take-medium.ts'
import type { OwnMedium } from './own-media.ts'
import { type MediaSources, readMedium } from './read-medium.ts'

/** A medium that is refused, with the address of the file because of which it is. */
type Refused = RefusedMedium & { readonly address: string }
type Taken = Extract<TakenMedium, { ok: true }> & { readonly file: string }
type Take = (address: string, role: MediaRole) => Promise<Taken | Refused>

/** Makes what reads, checks and stores the files of a medium, and makes the medium of a product; one that lacks a file is refused whole. */
export function createMediumMaker(store: MediaFolder, sources: MediaSources) {
  const take: Take = async (address, role) => {
    const read = await readMedium(address, role, { ...sources, store })
    const taken = read.ok ? await takeMedium(read.bytes, role) : read
    return taken.ok ? { ...taken, file: await store.store(taken.bytes, taken.ending) } : { ...taken, address }
  }
  return (wanted: OwnMedium): Promise<ProductMedium | Refused> => {
    if (wanted.kind === 'video') return makeVideo(wanted, take)
    return wanted.kind === 'spin' ? makeSpin(wanted, take) : makeModel(wanted, take)
  }
}

type Wanted<Kind extends OwnMedium['kind']> = Extract<OwnMedium, { kind: Kind }>

const makeVideo = async (wanted: Wanted<'video'>, take: Take): Promise<ProductMedium | Refused> => {
  const { kind, colour, poster, alt } = wanted
  const sources = await takeAll(wanted.sources, 'video', take)
  if ('reason' in sources) return sources
  const languages = Object.entries(wanted.captions)
  const captions = await takeAll(
    languages.map(([, address]) => address),
    'captions',
    take,
  )
  if ('reason' in captions) return captions
  const seconds = sources.find((source) => source.seconds !== undefined)?.seconds
  if (seconds === undefined) {
    const refused = refuseMedium('medium_mp4_missing', 'One of the files has to be MP4, which every browser plays.')
    return { ...refused, address: wanted.sources[0] ?? '' }
  }
  return {
    ...{ kind, colour, poster, alt, seconds },
    sources: sources.map(({ file }) => file),
    captions: Object.fromEntries(languages.map(([language], at) => [language, captions[at]?.file ?? ''])),
  }
}

const makeSpin = async (wanted: Wanted<'spin'>, take: Take): Promise<ProductMedium | Refused> => {
  const { kind, colour, poster, alt } = wanted
  const frames = await takeAll(wanted.frames, 'frame', take)
  if ('reason' in frames) return frames
  const { width = 0, height = 0 } = frames[0]?.size ?? {}
  const other = frames.findIndex(({ size }) => size?.width !== width || size.height !== height)
  if (other >= 0) {
    const refused = refuseMedium('medium_frames_differ', 'It has another size than the first frame.')
    return { ...refused, address: wanted.frames[other] ?? '' }
  }
  return { kind, colour, poster, alt, frames: frames.map(({ file }) => file), width, height }
}

const makeModel = async (wanted: Wanted<'model'>, take: Take): Promise<ProductMedium | Refused> => {
  const { kind, colour, poster, alt } = wanted
  const model = await take(wanted.file, 'model')
  return model.ok ? { kind, colour, poster, alt, file: model.file, bytes: model.bytes.length } : model
}

const takeAll = async (addresses: readonly string[], role: MediaRole, take: Take): Promise<Taken[] | Refused> => {
  const all: Taken[] = []
  for (const address of addresses) {
    const taken = await take(address, role)
    if (!taken.ok) return taken
    all.push(taken)
  }
  return all
}
