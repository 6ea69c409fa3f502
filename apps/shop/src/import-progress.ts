import { Presets, SingleBar } from 'cli-progress'

type Progress = { readonly bytes: number; readonly of: number; readonly products: number }

/** Opens a progress bar, which is shown with the first progress and only on a terminal. */
export function openBar(format: string) {
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
