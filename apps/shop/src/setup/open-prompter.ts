import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

export type Prompter = {
  readonly say: (text: string) => void
  /** Asks for a line; the answer to a secret question is not shown on a terminal. Throws at the end of the input. */
  readonly ask: (question: string, options?: { readonly isSecret?: boolean }) => Promise<string>
  readonly close: () => void
}

type Streams = { readonly input: NodeJS.ReadStream; readonly output: NodeJS.WriteStream }

/** Opens a dialog on a terminal, or with lines from a file or program. */
export function openPrompter({ input, output }: Streams): Prompter {
  let isHidden = false
  const shown = new Writable({
    write: (chunk, encoding, done) => {
      if (!isHidden) output.write(chunk, encoding as BufferEncoding)
      done()
    },
  })
  const lines = createInterface({ input, output: shown, terminal: Boolean(input.isTTY) })
  lines.on('SIGINT', () => lines.close())
  // Lines of a file come at once, before they are asked for.
  const waiting = lines[Symbol.asyncIterator]()
  return {
    say: (text) => void output.write(`${text}\n`),
    ask: async (question, { isSecret = false } = {}) => {
      if (input.isTTY) {
        lines.setPrompt(`${question} `)
        lines.prompt()
      } else output.write(`${question} `)
      isHidden = isSecret
      const { value, done } = await waiting.next()
      isHidden = false
      if (isSecret || !input.isTTY) output.write('\n')
      if (done) throw new Error('The input ended before all questions were answered.')
      return value.trim()
    },
    close: () => lines.close(),
  }
}
