import type { Product } from '@lacehouse/contracts'
import { canAddToCart } from '@lacehouse/domain/product/availability'
import { listOptionAvailability, type OfferedOption } from '@lacehouse/domain/product/option-availability'
import { colorAttribute, sizeAttribute } from '@lacehouse/domain/product/product'
import { resolveVariant } from '@lacehouse/domain/product/resolve-variant'
import { readAccount } from '../../client/account/account-memory.ts'
import { addWithRetry } from '../../client/cart/add-with-retry.ts'
import { readClock } from '../../client/clock.ts'
import { findMySize, rememberSize } from '../../client/products/my-sizes.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { loadLiveProduct } from '../../components/product/load-live-product.ts'
import { toProductOffer } from '../../components/product/product-offer.ts'
import { toQuickItem } from '../../components/product/to-quick-item.ts'
import { loadTranslate } from '../../i18n/load-translate.ts'
import type { Translate } from '../../i18n/use-text.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { toasts } from '../../ui/toasts.ts'
import styles from './tile-sizes.module.css'

type Shown = { readonly product: Product; readonly color: string; readonly t: Translate }

/**
 * Shows the sizes of a tile's colour in the place of its quick-shop button, each of which goes into the cart at a press. False for a
 * product that asks for more than a size, or that cannot be bought now: quick-shop has the words for that (DLG-18).
 */
export async function showTileSizes(
  place: HTMLElement,
  of: { id: string; color: string | undefined },
): Promise<boolean> {
  const [product, t] = await Promise.all([
    loadLiveProduct(of.id),
    loadTranslate(['common', 'dialogs', 'product', 'errors']),
  ])
  const shown = { product, color: of.color ?? '', t }
  if (!isChosenBySize(product)) return false
  const sizes = makeSizes(shown)
  const button = place.querySelector('button')
  const close = (): void => {
    sizes.remove()
    if (button) button.hidden = false
  }
  sizes.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    close()
    button?.focus()
  })
  place.closest('[data-product]')?.addEventListener('pointerleave', close, { once: true })
  if (button) button.hidden = true
  place.append(sizes)
  sizes.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true })
  return true
}

/** Says whether a size is all that is missing, and some of the product can be bought now. */
function isChosenBySize(product: Product): boolean {
  const { attributes, customAmount, productType } = product
  const open = attributes.filter(({ type, options }) => type !== colorAttribute && options.length > 1)
  if (customAmount || productType === 'customs' || product.isRobisOnly || product.draw) return false
  if (open.length !== 1 || open[0]?.type !== sizeAttribute) return false
  return canAddToCart(toProductOffer(product, null, { now: new Date(readClock()), isSignedIn: readAccount() !== null }))
}

function makeSizes(shown: Shown): HTMLElement {
  const { product, color, t } = shown
  const group = document.createElement('div')
  group.className = styles.sizes ?? ''
  group.role = 'group'
  group.ariaLabel = t('dialogs.quickShop.sizesOf', { name: product.name })
  const mine = findMySize(product)
  for (const offered of listOptionAvailability(product, { [colorAttribute]: color }, sizeAttribute)) {
    group.append(makeSize(shown, offered, offered.option.value === mine))
  }
  return group
}

function makeSize({ product, color, t }: Shown, { option, availability }: OfferedOption, isMine: boolean): HTMLElement {
  const { value, label: size } = option
  const isOpen = availability === 'available' || availability === 'lowStock'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.size ?? ''
  button.textContent = size
  button.disabled = !isOpen
  const words = isOpen ? t('dialogs.quickShop.addSize', { size }) : t('product.size.soldOut', { size })
  button.ariaLabel = isMine ? `${words}, ${t('product.size.mine')}` : words
  if (isMine) button.dataset.mine = ''
  button.addEventListener('click', () => void add())
  return button

  async function add(): Promise<void> {
    const variant = resolveVariant(product, { [colorAttribute]: color, [sizeAttribute]: value })
    if (!variant || button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    rememberSize(product, value)
    try {
      await addWithRetry(toQuickItem(product, variant))
      void openDialog('mini-cart', { added: product.name })
    } catch (error) {
      toasts.add({ title: formatError(t, error), tone: 'negative' })
    } finally {
      button.ariaBusy = 'false'
    }
  }
}
