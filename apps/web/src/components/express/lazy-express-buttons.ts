import { lazy } from 'react'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'

/** The express buttons beside the link to the checkout; code and messages are fetched after the page. */
export const LazyExpressButtons = lazy(() =>
  loadWithMessages(() => import('./express-buttons.tsx').then((module) => module.ExpressButtons), 'wallet'),
)
