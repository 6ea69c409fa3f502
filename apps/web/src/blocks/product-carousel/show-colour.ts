import { readColourPicture } from './colour-picture.ts'

/** Finds the id of a colour, by which its link leads to it. */
const findValue = (colour: HTMLAnchorElement) => new URL(colour.href).searchParams.get('color') ?? ''

/** Finds the address of a picture, without width and format. */
const findAddress = (picture: HTMLPictureElement) =>
  picture
    .querySelector('img')
    ?.getAttribute('src')
    ?.replace(/-\d+\.\w+$/, '')

/**
 * Shows another colour of a tile in its picture, link, heart and price. Tiles are plain markup without code of their own, so
 * that what is shown is read from, and written to, their attributes.
 */
export function showColour(tile: HTMLElement, colour: HTMLAnchorElement): void {
  const value = findValue(colour)
  const link = tile.querySelector<HTMLAnchorElement>('h3 a')
  const picture = tile.querySelector('picture')
  const heart = tile.querySelector<HTMLElement>('[data-heart]')
  if (!link || !picture) return
  link.dataset.own ??= link.getAttribute('href') ?? ''
  link.setAttribute('href', colour.getAttribute('href') ?? link.dataset.own)
  picture.dataset.own ??= findAddress(picture) ?? ''
  const first = tile.querySelector<HTMLAnchorElement>('[data-colour]') ?? colour
  const own = { value: findValue(first), address: picture.dataset.own }
  changePicture(picture, readColourPicture(colour.dataset.colour ?? '', value, own))
  // The second picture belongs to the tile's own colour.
  picture.parentElement?.toggleAttribute('data-other-colour', true)
  if (heart) heart.dataset.heart = `${tile.dataset.product}-${value}`
  for (const other of tile.querySelectorAll<HTMLElement>('[data-colour]'))
    other.toggleAttribute('data-shown', other === colour)
  showPriceOf(tile, value)
  tile.dataset.colourShown = value
}

/** Shows the tile's own colour again, which is the first of its colours. */
export function showOwnColour(tile: HTMLElement): void {
  const own = tile.querySelector<HTMLAnchorElement>('[data-colour]')
  const link = tile.querySelector<HTMLAnchorElement>('h3 a')
  if (!own || !link) return
  showColour(tile, own)
  link.setAttribute('href', link.dataset.own ?? link.href)
  tile.querySelector('[data-other-colour]')?.removeAttribute('data-other-colour')
  showPriceOf(tile, null)
  delete tile.dataset.colourShown
}

/** Gives a picture another address in all its widths and formats. */
export function changePicture(picture: HTMLPictureElement, address: string): void {
  const image = picture.querySelector('img')
  const known = findAddress(picture)
  if (!image || !known || known === address) return
  for (const one of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    one.srcset = one.srcset.replaceAll(known, address)
  image.setAttribute('src', image.getAttribute('src')?.replace(known, address) ?? '')
}

/** Shows the price of one colour instead of the tile's own, where the colours have different prices. */
function showPriceOf(tile: HTMLElement, value: string | null): void {
  const prices = [...tile.querySelectorAll<HTMLElement>('[data-price-of]')]
  for (const price of prices) price.hidden = !value || !price.dataset.priceOf?.split(' ').includes(value)
  const own = prices[0]?.parentElement?.firstElementChild
  if (own instanceof HTMLElement) own.hidden = prices.some(({ hidden }) => !hidden)
}
