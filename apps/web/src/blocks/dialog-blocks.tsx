import { Suspense } from 'react'
import { lazyComponent } from '../hydration/lazy-component.tsx'

const FetchedBlocks = lazyComponent(() => import('./fetched-blocks.tsx').then((module) => module.FetchedBlocks))

/** Shows the blocks of a content page below the form of a dialog, once they are there (CMS-01). */
export function DialogBlocks({ page }: { readonly page: 'sign-in-modal' | 'sign-up-modal' | 'loyalty-modal' }) {
  return (
    <Suspense>
      <FetchedBlocks page={page} />
    </Suspense>
  )
}
