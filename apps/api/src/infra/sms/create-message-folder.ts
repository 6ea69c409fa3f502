import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextMessage, TextMessenger } from './text-messages.ts'

/** The content of a message's file in the folder. */
export type SentMessage = Pick<TextMessage, 'to' | 'text'>

/** Creates the sandbox of text messages: each is a file in a folder, which only the shop's own user may read. */
export function createMessageFolder(folder: string): TextMessenger {
  return {
    send: async ({ key, to, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${key}.json`), JSON.stringify({ to, text } satisfies SentMessage), { mode: 0o600 })
      return true
    },
  }
}
