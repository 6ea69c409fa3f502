import styles from './product-tile.module.css'

/** Adds a tile's second picture when a mouse first comes to it: it is the first picture's markup with another address. */
function addHoverPicture({ target, pointerType }: PointerEvent): void {
  const frame = pointerType === 'mouse' && target instanceof Element && target.closest('[data-product]')
  const place = frame ? frame.querySelector<HTMLElement>('[data-hover-picture]') : null
  const first = place?.querySelector('picture')
  if (!place || !first) return
  const { hoverPicture = '' } = place.dataset
  delete place.dataset.hoverPicture
  const second = first.cloneNode(true) as HTMLPictureElement
  const known =
    first
      .querySelector('img')
      ?.getAttribute('src')
      ?.replace(/-\d+\.\w+$/, '') ?? ''
  for (const source of second.querySelectorAll('source')) source.srcset = source.srcset.replaceAll(known, hoverPicture)
  for (const image of second.querySelectorAll('img')) image.src = image.src.replace(known, hoverPicture)
  second.classList.remove(...(styles.picture ?? '').split(' '))
  second.classList.add(...(styles.hover ?? '').split(' '))
  first.after(second)
}

document.addEventListener('pointerover', addHoverPicture, { passive: true })
