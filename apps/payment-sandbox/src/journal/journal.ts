import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Journal<Entry> {
  append(entry: Entry): void
  close(): void
}

/** A journal that forgets: for a sandbox that lives as long as its process. */
export function createMemoryJournal<Entry>(): Journal<Entry> {
  return { append: () => undefined, close: () => undefined }
}

/** The entries of a journal file in their order; a last line that a kill cut short was never answered for and is dropped. */
export function readJournal<Entry>(file: string): Entry[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry)
}

/** Replaces the file by what is still true, in one step that cannot be seen half done. */
export function compactJournal<Entry>(file: string, entries: readonly Entry[]): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.draft`
  const descriptor = openSync(draft, 'w', 0o600)
  writeSync(descriptor, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(draft, file)
}

/**
 * Appends to the file. The entries of one turn are written together, in a microtask: that is before the turn's answer
 * can leave the process, so whatever was answered survives a kill; a power cut too where `fsync` is asked for.
 */
export function openJournal<Entry>(file: string, fsync: boolean): Journal<Entry> {
  const descriptor = openSync(file, 'a', 0o600)
  let waiting = ''
  let isClosed = false
  const flush = () => {
    if (waiting === '' || isClosed) return
    const lines = waiting
    waiting = ''
    writeSync(descriptor, lines)
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
