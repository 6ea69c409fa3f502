import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type Journal<Entry> = {
  append(entry: Entry): void
  close(): void
}

/** A journal that stores nothing: for a sandbox whose records end with its process. */
export function createMemoryJournal<Entry>(): Journal<Entry> {
  return { append: () => undefined, close: () => undefined }
}

/** The entries of a journal file in their order. A last line that a killed process left incomplete is dropped: no reply was sent for it. */
export function readJournal<Entry>(file: string): Entry[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry)
}

/** Replaces the file by the current entries, in one atomic step. */
export function compactJournal<Entry>(file: string, entries: readonly Entry[]): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.draft`
  const descriptor = openSync(draft, 'w', 0o600)
  // Writes all or throws: a disk that becomes full takes only a part at first.
  writeFileSync(descriptor, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(draft, file)
}

/**
 * Appends to the file. The entries of one turn of the event loop are written together in a microtask, before the turn's reply can
 * leave the process. Every change that was replied to so survives a kill, and with `fsync` a power cut.
 */
export function openJournal<Entry>(file: string, fsync: boolean): Journal<Entry> {
  const descriptor = openSync(file, 'a', 0o600)
  let waiting = ''
  let isClosed = false
  const flush = () => {
    if (waiting === '' || isClosed) return
    const lines = waiting
    waiting = ''
    writeFileSync(descriptor, lines)
    if (fsync) fsyncSync(descriptor)
  }
  return {
    append(entry) {
      if (waiting === '') queueMicrotask(flush)
      waiting += `${JSON.stringify(entry)}\n`
    },
    close() {
      flush()
      isClosed = true
      closeSync(descriptor)
    },
  }
}
