import { lazy, Suspense } from 'react'
import type { AreaPage } from './area-page.ts'
import { EventPage } from './features/events/event-page.tsx'
import { EventsPage } from './features/events/events-page.tsx'
import { NewEventPage } from './features/events/new-event-page.tsx'

// The editor is the largest part of the back office, and most members of staff never open it.
const ContentPage = lazy(() =>
  import('./features/content/content-page.tsx').then(({ ContentPage: page }) => ({ default: page })),
)
const EditorPage = lazy(() =>
  import('./features/content/editor-page.tsx').then(({ EditorPage: page }) => ({ default: page })),
)
const PreviewPage = lazy(() =>
  import('./features/content/preview/preview-page.tsx').then(({ PreviewPage: page }) => ({ default: page })),
)

const inSuspense = (page: React.ReactNode) => <Suspense fallback={null}>{page}</Suspense>

/** The pages of what editors write, and of its preview. */
export const contentPages: readonly AreaPage[] = [
  ['content', 'content', inSuspense(<ContentPage key="content" />)],
  ['content/:siteId/:contentLocale/:doctype/:slug', 'content', inSuspense(<EditorPage key="document" />)],
  ['events', 'events', <EventsPage key="events" />],
  ['events/:eventId', 'events', <EventPage key="event" />],
  ['new-event', 'events', <NewEventPage key="new-event" />],
  ['preview', 'preview', inSuspense(<PreviewPage key="preview" />)],
]
