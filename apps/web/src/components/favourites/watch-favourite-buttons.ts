import { minutes } from '@lacehouse/domain/time/durations'
import { readAccount, subscribeToAccount } from '../../client/account/account-memory.ts'
import { readClock } from '../../client/clock.ts'
import { isFavourite } from '../../client/favourites/change-favourite.ts'
import { readFavouritesMemory, subscribeToFavourites } from '../../client/favourites/favourites-memory.ts'
import { hasFavourites } from '../../client/favourites/has-favourites.ts'
import { markReady } from '../../hydration/early-interactions.ts'
import { toggleFavourite } from './toggle-favourite.ts'

/** After this time the remembered favourites are fetched again. */
const maximumAge = minutes(5)

/**
 * Handles all favourite buttons of the document. They are plain markup that is the same for every visitor, so that
 * pages stay cacheable and parts without hydration need no code for them.
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

/** Fetches the favourites if the memory is old. A guest without favourites causes no call. */
async function check(): Promise<void> {
  const memory = readFavouritesMemory()
  const isDue = memory ? readClock() - memory.seenAt > maximumAge : readAccount() !== null
  if (!isDue || isClosed()) return
  const { refreshFavourites } = await import('../../client/favourites/cache-favourites.ts')
  // An outdated heart needs no message; the page of favourites shows errors.
  await refreshFavourites().catch(console.warn)
}

watchFavouriteButtons()
