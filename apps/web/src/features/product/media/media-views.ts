import { lazyConnected } from '../../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../../i18n/load-with-messages.ts'

/** Each is fetched with its words when a medium of its kind is chosen. */
export const VideoView = lazyConnected(() =>
  loadWithMessages(() => import('./video-view.tsx').then((module) => module.VideoView), 'media', 'player'),
)

export const SpinView = lazyConnected(() =>
  loadWithMessages(() => import('./spin-view.tsx').then((module) => module.SpinView), 'media'),
)

export const ModelView = lazyConnected(() =>
  loadWithMessages(() => import('./model-view.tsx').then((module) => module.ModelView), 'media'),
)
