import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'

/** The express buttons beside the link to the checkout; code and messages are fetched after the page. */
export const LazyExpressButtons = lazyConnected(() =>
  loadWithMessages(() => import('./express-buttons.tsx').then((module) => module.ExpressButtons), 'wallet'),
)
