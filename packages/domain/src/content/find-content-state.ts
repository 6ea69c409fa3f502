import type { ContentState, ContentStatus } from './document-types.ts'

/** Returns the state of a document by the status of its newest version and whether any version is published. */
export function findContentState(newest: ContentStatus, isPublished: boolean): ContentState {
  if (newest === 'published' || newest === 'scheduled' || !isPublished) return newest
  return newest === 'archived' ? 'published' : 'changed'
}
