import { Suspense } from 'react'
import { lazyComponent } from '../../hydration/lazy-component.tsx'

const Words = lazyComponent(() => import('./page-failure-words.tsx').then((module) => module.PageFailureWords))

/** Shows an error in place of a page that is missing or has failed (RT-18). Its code is fetched only then. */
export function PageFailure({ error }: { readonly error: unknown }) {
  return (
    <Suspense>
      <Words error={error} />
    </Suspense>
  )
}
