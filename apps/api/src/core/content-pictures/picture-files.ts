import type { Executor } from '@lacehouse/database'
import { listLinks } from '@lacehouse/domain/content/list-links'
import {
  findMediaId,
  longestAlternativeText,
  longestPictureName,
  mostContentPictureBytes,
  toMediaToken,
} from '@lacehouse/domain/content/media-token'
import type { Instant } from '@lacehouse/domain/time/instant'
import { z } from 'zod'
import {
  type EncodedContentPicture,
  takeContentPicture,
} from '../../infra/pictures/photographs/encode-content-picture.ts'
import { contentPicturesQueries } from './content-pictures.queries.ts'

/** An uploaded picture as a file has it, its bytes in base64. */
const PictureFile = z.strictObject({
  name: z.string().min(1).max(longestPictureName),
  alt: z.record(z.string().regex(/^[a-z]{2}-[a-z]{2}$/), z.string().min(1).max(longestAlternativeText)),
  data: z
    .base64()
    .min(1)
    .max(Math.ceil(mostContentPictureBytes / 3) * 4),
})

type TextFile = { readonly path: string; readonly text: string }

/** An uploaded picture of a folder. */
export type PictureEntry = {
  readonly path: string
  readonly id: string
  readonly name: string
  readonly alt: Readonly<Record<string, string>>
  readonly encoded: EncodedContentPicture
}

const folder = 'media/'

/** Returns whether a file of a folder holds an uploaded picture: `media/<id>.json`. */
export function isPictureFile(path: string): boolean {
  return path.startsWith(folder)
}

/** Writes the uploaded pictures that some files of documents show. */
export async function exportPictures(executor: Executor, documents: readonly TextFile[]): Promise<TextFile[]> {
  const ids = new Set(
    documents.flatMap(({ text }) => listLinks(JSON.parse(text)).media.flatMap(({ url }) => findMediaId(url) ?? [])),
  )
  const files: TextFile[] = []
  for (const id of [...ids].toSorted()) {
    const found = await contentPicturesQueries.find(executor, id)
    const bytes = found && (await contentPicturesQueries.findBytes(executor, found.hash))
    if (!found || !bytes) continue
    const file = { name: found.name, alt: found.alt, data: bytes.toString('base64') }
    files.push({ path: `${folder}${id}.json`, text: `${JSON.stringify(file, null, 2)}\n` })
  }
  return files
}

type Problem = { readonly path: string; readonly field: string; readonly problem: string }

/** Reads the pictures of a folder; one that cannot be read is a problem with its field. */
export async function readPictureFiles(
  files: readonly TextFile[],
): Promise<{ readonly pictures: readonly PictureEntry[]; readonly problems: readonly Problem[] }> {
  const pictures: PictureEntry[] = []
  const problems: Problem[] = []
  // One after the other, because a decoded picture takes hundreds of megabytes.
  for (const { path, text } of files) {
    const id = findMediaId(toMediaToken(path.slice(folder.length).replace(/\.json$/, '')))
    const file = PictureFile.safeParse(parseJson(text))
    if (!id) problems.push({ path, field: '', problem: 'The path is not media/<id>.json.' })
    else if (!file.success)
      problems.push(
        ...file.error.issues.map((issue) => ({ path, field: issue.path.join('.'), problem: issue.message })),
      )
    else {
      const { name, alt, data } = file.data
      const taken = await takeContentPicture(Buffer.from(data, 'base64'))
      if (taken.ok) pictures.push({ path, id, name, alt, encoded: taken.picture })
      else problems.push({ path, field: 'data', problem: refusals[taken.reason] })
    }
  }
  return { pictures, problems }
}

const refusals = {
  unreadable: 'It is no JPEG, PNG, WebP or AVIF that can be decoded.',
  too_large: 'It has more than 100 million pixels.',
  too_small: 'Its longer side has fewer than 400 pixels.',
} as const

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // The schema refuses what is no object.
    return undefined
  }
}

type By = { readonly author: string; readonly now: Instant }

/**
 * Imports pictures in the caller's transaction; answers the paths of those that changed something. The bytes of a picture that the
 * shop has never change.
 */
export async function importPictures(
  executor: Executor,
  pictures: readonly PictureEntry[],
  by: By,
): Promise<readonly string[]> {
  const changed: string[] = []
  for (const { path, id, name, alt, encoded } of pictures) {
    const isNew = await contentPicturesQueries.insert(executor, { ...encoded, ...by, id, name, alt })
    if (isNew || (await contentPicturesQueries.describe(executor, { id, name, alt }))) changed.push(path)
  }
  return changed
}
