import type { ReactNode } from 'react'
import { type EntryContext, ServerRouter } from 'react-router'
import { type DocumentParts, DocumentPartsContext } from './document-parts.ts'

/** Puts the router of a page around a pass of its rendering. */
export function inRouter(context: EntryContext, url: string, parts: DocumentParts): ReactNode {
  return (
    <DocumentPartsContext value={parts}>
      <ServerRouter context={context} url={url} />
    </DocumentPartsContext>
  )
}
