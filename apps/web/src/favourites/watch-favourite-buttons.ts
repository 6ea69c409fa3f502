import { minutes } from '@lacehouse/domain/time/durations'
import { readAccount, subscribeToAccount } from '../account/account-memory.ts'
import { markReady } from '../hydration/early-interactions.ts'
import { isFavourite } from './change-favourite.ts'
import { readFavouritesMemory, subscribeToFavourites } from './favourites-memory.ts'
import { hasFavourites } from './has-favourites.ts'
import { toggleFavourite } from './toggle-favourite.ts'

/** After this time the remembered hearts are checked against the list itself. */
const trusted = minutes(5)

/**
 * Presses and paints all hearts of the document. They are plain markup that the server writes the same for everybody: parts of a
 * page that nobody has touched need no code for them, and pages stay the same bytes.
 */
function watchFavouriteButtons(): void {
  document.addEventListener('click', press)
  subscribeToFavourites(paint)
  subscribeToAccount(paint)
  new MutationObserver((changes) => changes.some(isOfHearts) && paint()).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-heart'],
  })
  paint()
  markReady('hearts')
  void check()
}

const isOfHearts = ({ type, addedNodes }: MutationRecord) => type === 'attributes' || addedNodes.length > 0

const isClosed = () => !hasFavourites(readAccount())

function paint(): void {
  const { hearts = {} } = readFavouritesMemory() ?? {}
  const state = Object.keys(hearts).length > 0 ? 'some' : 'none'
  document.documentElement.dataset.favourites = isClosed() ? 'closed' : state
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    const isPressed = String(isFavourite(heart.dataset.heart ?? ''))
    if (heart.ariaPressed !== isPressed) heart.ariaPressed = isPressed
  }
}

function press({ target }: MouseEvent): void {
  const heart = target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null
  const id = heart?.dataset.heart
  if (id && !isClosed()) void toggleFavourite(id)
}

/** Whoever has never pressed a heart and is nobody asks for nothing. */
async function check(): Promise<void> {
  const memory = readFavouritesMemory()
  const isDue = memory ? Date.now() - memory.seenAt > trusted : readAccount() !== null
  if (!isDue || isClosed()) return
  const { refreshFavourites } = await import('./cache-favourites.ts')
  // A heart that is out of date is not worth a word; the page of favourites says what is wrong.
  await refreshFavourites().catch(console.warn)
}

watchFavouriteButtons()
