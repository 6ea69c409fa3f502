import { lazy, Suspense } from 'react'

const Words = lazy(() =>
  import('./page-failure-words.tsx').then(({ PageFailureWords }) => ({ default: PageFailureWords })),
)

/** What is shown in place of a page that is not there or has failed (RT-18); its code comes only then. */
export function PageFailure({ error }: { readonly error: unknown }) {
  return (
    <Suspense>
      <Words error={error} />
    </Suspense>
  )
}
