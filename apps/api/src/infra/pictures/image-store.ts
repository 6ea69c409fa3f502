import { createHash } from 'node:crypto'
import { readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Unavailable } from '../../http/unavailable.ts'
import type { Urgency } from './draw-picture.ts'
import { createFolderBound } from './folder-bound.ts'
import { writeWhole } from './write-whole.ts'

/** The bound of the store in bytes, enough for some 40,000 pictures. */
const defaultBytes = 1024 ** 3

type Make = (signal: AbortSignal) => Promise<Buffer>

export type MakeOptions = {
  readonly urgency?: Urgency | undefined
  /** The request has closed; when no other request waits for the picture, its rendering is cancelled. */
  readonly signal?: AbortSignal | undefined
}

/** Encoded pictures on disk, so that each is made once. */
export type ImageStore = {
  readonly getOrMake: (key: string, make: Make, options?: MakeOptions) => Promise<Buffer>
}

type StoreOptions = {
  readonly bytes?: number
  /** Called with the error of a picture that was made and could not be stored. */
  readonly onUnstored?: (error: unknown) => void
  readonly write?: typeof writeWhole
}

/** A picture that is being made, with the number of requests that wait for it. */
type Rendering = { readonly made: Promise<Buffer>; readonly controller: AbortController; waiting: number }

/**
 * Creates a store in a folder. Past the bound it deletes the least recently used pictures. Concurrent requests for one picture share one
 * rendering, but a request never waits for a rendering that is made ahead, which has a low priority. A picture that cannot be stored is
 * answered all the same.
 */
export function createImageStore(folder: string, options: StoreOptions = {}): ImageStore {
  const { bytes = defaultBytes, onUnstored = () => undefined, write = writeWhole } = options
  const renderings = { 'waited-for': new Map<string, Rendering>(), ahead: new Map<string, Rendering>() }
  const bound = createFolderBound(folder, bytes)

  const load = async (key: string, make: Make, signal: AbortSignal): Promise<Buffer> => {
    const file = fileOf(folder, key)
    const stored = await readIfThere(file)
    if (stored) return stored
    const made = await make(signal)
    try {
      await write(file, made)
      await bound.grownBy(made.length)
    } catch (error) {
      onUnstored(error)
    }
    return made
  }
  const begin = (key: string, make: Make, urgency: Urgency): Rendering => {
    const controller = new AbortController()
    const made = load(key, make, controller.signal).finally(() => renderings[urgency].delete(key))
    const rendering = { made, controller, waiting: 0 }
    renderings[urgency].set(key, rendering)
    return rendering
  }

  return {
    getOrMake: async (key, make, { urgency = 'waited-for', signal } = {}) => {
      for (;;) {
        if (signal?.aborted) throw new Unavailable('pictures')
        const known = renderings['waited-for'].get(key) ?? (urgency === 'ahead' ? renderings.ahead.get(key) : undefined)
        const rendering = known ?? begin(key, make, urgency)
        waitFor(rendering, signal)
        try {
          return await rendering.made
        } catch (error) {
          // The requests before this one have left, and their drawing with them; this one begins another.
          if (!rendering.controller.signal.aborted || signal?.aborted) throw error
        }
      }
    },
  }
}

const waitFor = (rendering: Rendering, signal: AbortSignal | undefined): void => {
  rendering.waiting += 1
  const leave = (): void => {
    rendering.waiting -= 1
    if (rendering.waiting === 0) rendering.controller.abort()
  }
  signal?.addEventListener('abort', leave, { once: true })
}

const fileOf = (folder: string, key: string): string => {
  const hash = createHash('sha256').update(key).digest('hex')
  return join(folder, hash.slice(0, 2), hash.slice(2))
}

const readIfThere = async (file: string): Promise<Buffer | null> => {
  try {
    const content = await readFile(file)
    await renewUse(file)
    // A power cut may leave a file without its content.
    return content.length > 0 ? content : null
  } catch {
    return null
  }
}

/** Writes the access time, which is the time of last use for the bound. A disk that refuses it still has the picture. */
const renewUse = async (file: string): Promise<void> => {
  try {
    await utimes(file, new Date(), (await stat(file)).mtime)
  } catch {
    // The file is deleted a little earlier than its use deserves.
  }
}
