import { type MediaRole, mediaBounds } from '@lacehouse/domain/product/product-media'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { listParts } from '../../client/list-parts.ts'
import { toBase64 } from '../../client/to-base64.ts'
import type { DraftMedium } from './use-media-draft.ts'

export type MediaKind = DraftMedium['kind']

/** Why files cannot be a medium, as far as their number and their names say so. */
export type FilesProblem = 'captionName' | 'tooFew' | 'tooMany'

const isCaptions = ({ name }: File): boolean => name.toLowerCase().endsWith('.vtt')
const captionPattern = /([a-z]{2}-[a-z]{2})\.vtt$/i

/** Finds why files cannot be a medium, before any of them is sent; null where nothing speaks against it. */
export function findFilesProblem(kind: MediaKind, files: readonly File[]): FilesProblem | null {
  if (kind === 'spin') {
    const isBounded = files.length >= mediaBounds.fewestFrames && files.length <= mediaBounds.mostFrames
    return isBounded ? null : 'tooFew'
  }
  if (kind === 'model') return null
  const captions = files.filter(isCaptions)
  const films = files.length - captions.length
  if (films === 0 || films > mediaBounds.sources) return 'tooMany'
  return captions.some(({ name }) => !captionPattern.test(name)) ? 'captionName' : null
}

/** Sends the files of a medium one after the other, and makes the medium of them, for all colours at first; says how much of them has arrived. */
export async function sendMediaFiles(
  kind: MediaKind,
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<DraftMedium> {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  let sent = 0
  const send = async (file: File, role: MediaRole): Promise<string> => {
    const name = await sendFile(file, role, (bytes) => onProgress((sent + bytes) / all))
    sent += file.size
    return name
  }
  const sendAll = async (some: readonly File[], role: MediaRole): Promise<string[]> => {
    const names: string[] = []
    for (const file of some) names.push(await send(file, role))
    return names
  }
  const shared = { colour: null, poster: null, alt: {} }
  if (kind === 'model') return { ...shared, kind, file: (await sendAll(files.slice(0, 1), 'model'))[0] ?? '' }
  if (kind === 'spin') {
    // Cameras number their pictures, and 10 comes after 9.
    const turn = files.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    return { ...shared, kind, frames: await sendAll(turn, 'frame') }
  }
  const captions = files.filter(isCaptions)
  const sources = await sendAll(
    files.filter((file) => !isCaptions(file)),
    'video',
  )
  const names = await sendAll(captions, 'captions')
  const languages = captions.map(({ name }, at) => [
    captionPattern.exec(name)?.[1]?.toLowerCase() ?? '',
    names[at] ?? '',
  ])
  return { ...shared, kind, sources, captions: Object.fromEntries(languages) }
}

/** Sends a file part by part and returns the name under which the shop has it. */
const sendFile = async (file: File, role: MediaRole, onProgress: (bytes: number) => void): Promise<string> => {
  const uploadId = crypto.randomUUID()
  for (const { position, bytes, sent } of listParts(file)) {
    const stored = await callBackoffice('backoffice.putMediaPart', {
      params: { uploadId, position },
      body: { role, sizeBytes: file.size, data: await toBase64(bytes) },
    })
    onProgress(sent)
    if (stored.file !== undefined) return stored.file
  }
  throw new Error('The server did not take the whole file.')
}
