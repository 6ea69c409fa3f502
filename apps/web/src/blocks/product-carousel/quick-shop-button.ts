import { loadTranslate } from '../../i18n/load-translate.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import styles from './quick-shop-button.module.css'

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
  button.addEventListener('pointerenter', () => preloadDialog('quick-shop'))
  button.addEventListener('click', () => {
    const id = tile.dataset.product ?? ''
    // The heart names the colour that the tile shows at this moment.
    const color = heart.dataset.heart?.slice(id.length + 1)
    void openDialog('quick-shop', { product: { id, name, ...(color && { color }) } })
  })
  const place = document.createElement('span')
  place.className = styles.place ?? ''
  place.append(button)
  heart.before(place)
}
