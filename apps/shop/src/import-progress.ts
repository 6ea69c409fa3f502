import { Presets, SingleBar } from 'cli-progress'

type Progress = { readonly bytes: number; readonly of: number; readonly products: number }

type Output = {
  readonly isTerminal: boolean
  readonly now: () => number
  readonly write: (line: string) => void
}

const lineEvery = 10_000

const standard: Output = {
  isTerminal: process.stderr.isTTY === true,
  now: () => performance.now(),
  write: (line) => void process.stderr.write(`${line}\n`),
}

/**
 * Opens the display of progress: a bar on a terminal, and a line every ten seconds in a pipe or a log. The format has `{bar}`,
 * `{percentage}` and `{products}`.
 */
export function openBar(format: string, output: Output = standard) {
  return output.isTerminal ? openTerminalBar(format) : openLines(format, output)
}

const openTerminalBar = (format: string) => {
  const bar = new SingleBar({ format, clearOnComplete: true }, Presets.shades_classic)
  let isShown = false
  return {
    show: ({ bytes, of, products }: Progress): void => {
      if (!isShown) bar.start(of, 0, { products })
      isShown = true
      bar.update(bytes, { products })
    },
    stop: (): void => {
      if (isShown) bar.stop()
    },
  }
}

const openLines = (format: string, { now, write }: Output) => {
  let shown = now()
  return {
    show: ({ bytes, of, products }: Progress): void => {
      if (now() - shown < lineEvery) return
      shown = now()
      const values = {
        bar: '',
        percentage: String(Math.floor((bytes / Math.max(1, of)) * 100)),
        products: String(products),
      }
      write(
        format.replaceAll(/\{(bar|percentage|products)\} ?/g, (match, name: keyof typeof values) => {
          const value = values[name]
          return value !== '' && match.endsWith(' ') ? `${value} ` : value
        }),
      )
    },
    stop: (): void => undefined,
  }
}
