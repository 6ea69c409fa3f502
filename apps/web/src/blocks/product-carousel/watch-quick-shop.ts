/**
 * Gives tiles a button that opens quick-shop: with a mouse or the keyboard when the shopper comes to a tile, on touch screens once it
 * is in view. The button is no part of the page's markup, of which a listing has two dozen tiles (DLG-18).
 */
function watchQuickShop(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => pointerType === 'mouse' && offer(target), {
    passive: true,
  })
  document.addEventListener('focusin', ({ target }) => offer(target))
  if (matchMedia('(hover: none)').matches) offerInView()
}

function offer(target: EventTarget | null): void {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-product]') : null
  if (tile) void addButton(tile)
}

/** Most pages are left before a shopper comes to a tile, so that code, style and words come with the first one. */
async function addButton(tile: HTMLElement): Promise<void> {
  try {
    const { addQuickShopButton } = await import('./quick-shop-button.ts')
    await addQuickShopButton(tile)
  } catch {
    // Without a connection the tile stays a link to its product.
  }
}

function offerInView(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      offer(target)
    }
  })
  const look = () => {
    for (const tile of document.querySelectorAll('[data-product]:not([data-quick-shop])')) seen.observe(tile)
  }
  // A tile that React had not taken over when it came into view gets its button afterwards.
  const isChange = ({ type, addedNodes }: MutationRecord) => type === 'attributes' || addedNodes.length > 0
  new MutationObserver((changes) => changes.some(isChange) && look()).observe(document.body, {
    ...{ subtree: true, childList: true },
    attributeFilter: ['data-dehydrated'],
  })
  look()
}

watchQuickShop()
