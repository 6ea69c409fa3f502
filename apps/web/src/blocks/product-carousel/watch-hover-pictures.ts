import styles from './product-tile.module.css'
import { changePicture, showColour, showOwnColour } from './show-colour.ts'

/** Adds a tile's second picture when a mouse first comes to it: it is the first picture's markup with another address. */
function addHoverPicture(tile: Element): void {
  const place = tile.querySelector<HTMLElement>('[data-hover]')
  const first = place?.querySelector('picture')
  if (!place || !first) return
  const { hover = '' } = place.dataset
  delete place.dataset.hover
  const second = first.cloneNode(true) as HTMLPictureElement
  changePicture(second, hover)
  // The first picture shows until the second is loaded, and not its own preview.
  second.style.background = 'none'
  second.classList.remove(...(styles.picture ?? '').split(' '))
  second.classList.add(...(styles.hover ?? '').split(' '))
  first.after(second)
}

const findTile = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-product]') : null

const findColour = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('[data-colour]') : null

function comeTo({ target, pointerType }: PointerEvent): void {
  const tile = pointerType === 'mouse' ? findTile(target) : null
  if (!tile) return
  const colour = findColour(target)
  if (colour) showColour(tile, colour)
  else if (!tile.dataset.colourShown) addHoverPicture(tile)
}

function leave({ target, relatedTarget }: PointerEvent | FocusEvent): void {
  const tile = findTile(target)
  if (tile?.dataset.colourShown && !(relatedTarget instanceof Node && tile.contains(relatedTarget))) showOwnColour(tile)
}

document.addEventListener('pointerover', comeTo, { passive: true })
document.addEventListener('pointerout', leave, { passive: true })
document.addEventListener('focusin', ({ target }) => {
  const [tile, colour] = [findTile(target), findColour(target)]
  if (tile && colour?.matches(':focus-visible')) showColour(tile, colour)
})
document.addEventListener('focusout', leave)
