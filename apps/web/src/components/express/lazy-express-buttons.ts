import { lazy } from 'react'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'

/** Express payment beside the cart's own way on: its code and words come after what they stand beside. */
export const LazyExpressButtons = lazy(() =>
  loadWithMessages(() => import('./express-buttons.tsx').then((module) => module.ExpressButtons), 'wallet'),
)
