import { Suspense } from 'react'
import { lazyComponent } from '../../hydration/lazy-component.tsx'

const Words = lazyComponent(() => import('./page-failure-words.tsx').then((module) => module.PageFailureWords))

/** What is shown in place of a page that is not there or has failed (RT-18); its code comes only then. */
export function PageFailure({ error }: { readonly error: unknown }) {
  return (
    <Suspense>
      <Words error={error} />
    </Suspense>
  )
}
