import { hydrateOnVisible } from '../../../hydration/hydrate-later.tsx'

/** The promise for a postal code, whose code comes when it scrolls near. */
export const LatePostalCodePromise = hydrateOnVisible(() =>
  import('./postal-code-promise.tsx').then((module) => module.PostalCodePromise),
)
