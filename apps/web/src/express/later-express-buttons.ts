import { lazy } from 'react'
import { loadWithWords } from './load-with-words.ts'

/** Express payment beside the cart's own way on: its code and words come after what they stand beside. */
export const LaterExpressButtons = lazy(() =>
  loadWithWords(() => import('./express-buttons.tsx').then((module) => module.ExpressButtons), 'wallet'),
)
