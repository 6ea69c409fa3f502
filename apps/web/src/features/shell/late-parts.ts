import { hydrateOnInteraction } from '../../hydration/hydrate-later.tsx'
import { shareable } from '../../hydration/lazy-component.tsx'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'

/** Fetched for the shop's people only. Pages are cached, so that the browser alone knows who is signed in. */
export const SessionBar = lazyConnected(() =>
  loadWithMessages(() => import('./session-bar.tsx').then((module) => module.SessionBar), 'associate', 'account'),
)

/** Fetched when the page has nothing else to do, and only where the site has a pop-up (CMS-13). */
export const PopupSlot = lazyConnected(() =>
  loadWithMessages(() => import('../../blocks/popup/popup-slot.tsx').then((module) => module.PopupSlot), 'dialogs'),
)

/** Has one button, which closes it. */
export const BenefitBar = hydrateOnInteraction(
  shareable(() => import('../../blocks/benefit-bar/benefit-bar.tsx').then((module) => module.BenefitBar)),
)
