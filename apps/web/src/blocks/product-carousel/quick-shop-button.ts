import { loadTranslate } from '../../i18n/load-translate.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import styles from './quick-shop-button.module.css'
import type { showTileSizes } from './tile-sizes.ts'

/** Adds the button of quick-shop to a tile, before its heart; a tile that React has not taken over yet stays as the server wrote it. */
export async function addQuickShopButton(tile: HTMLElement): Promise<void> {
  const t = await loadTranslate(['dialogs'])
  const name = tile.querySelector('h3')?.textContent
  const heart = tile.querySelector<HTMLElement>('[data-heart]')
  if (!name || !heart || tile.dataset.quickShop !== undefined || tile.closest('[data-dehydrated]')) return
  tile.dataset.quickShop = ''
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.button ?? ''
  button.ariaHasPopup = 'dialog'
  button.ariaLabel = t('dialogs.quickShop.openOf', { name })
  button.textContent = t('dialogs.quickShop.buy')
  const place = document.createElement('span')
  place.className = styles.place ?? ''
  const id = tile.dataset.product ?? ''
  // The heart names the colour that the tile shows at this moment.
  const findColor = () => heart.dataset.heart?.slice(id.length + 1)
  const openQuickShop = () => {
    const color = findColor()
    void openDialog('quick-shop', { product: { id, name, ...(color && { color }) } })
  }
  button.addEventListener('pointerenter', () => preloadDialog('quick-shop'))
  button.addEventListener('click', async () => {
    if (!matchMedia('(hover: hover)').matches) return openQuickShop()
    button.ariaBusy = 'true'
    const isShown = await offerSizes(place, { id, color: findColor() })
    button.ariaBusy = 'false'
    if (!isShown) openQuickShop()
  })
  place.append(button)
  heart.before(place)
}

/** A finger has the sizes in a sheet. Where they cannot be had on the tile, quick-shop says why. */
const offerSizes: typeof showTileSizes = async (place, of) => {
  try {
    const { showTileSizes: show } = await import('./tile-sizes.ts')
    return await show(place, of)
  } catch {
    return false
  }
}
