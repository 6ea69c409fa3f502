import { seconds } from '@lacehouse/domain/time/durations'

/** The pauses after which a picture is requested again: the server draws it meanwhile, or its queue has become shorter. */
const pauses = [seconds(2), seconds(6), seconds(15)]
const attempts = new WeakMap<HTMLImageElement, number>()

/** Requests pictures of the shop again that could not be loaded, because the server refuses some while many are drawn. */
function retry(image: HTMLImageElement): void {
  const attempt = attempts.get(image) ?? 0
  const pause = pauses[attempt]
  if (pause === undefined || !new URL(image.currentSrc || image.src, location.href).pathname.startsWith('/i/')) return
  attempts.set(image, attempt + 1)
  setTimeout(() => {
    // Setting the address chooses among the formats and widths again.
    const { src } = image
    image.src = src
  }, pause)
}

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) retry(target)
  },
  true,
)
// Those that failed before this code was there.
for (const image of document.images) if (image.complete && image.naturalWidth === 0 && image.currentSrc) retry(image)
