import { minutes } from '@lacehouse/domain/time/durations'

/** Has the browser save a file under its name, as a link to it does. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name })
  link.click()
  // Some browsers read the file only after they have asked where to put it.
  setTimeout(() => URL.revokeObjectURL(url), minutes(1))
}
