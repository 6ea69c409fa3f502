import { type ReactNode, useContext } from 'react'
import { type Spoken, SpokenContext } from '../i18n/messages-provider.tsx'
import { useDocumentParts } from './document-parts.ts'
import { type BuildMarkup, toInnerHtml } from './trusted-markup.ts'

/** A part whose markup depends on its name, its properties and the words around it, and on nothing else. */
export type SharedPart = {
  /** The same for every use of the part. */
  readonly name: string
  readonly props: object
  readonly element: ReactNode
}

/** Gets the markup of a part: what was rendered for another page with the same properties, or else what it renders now. */
export type ShareMarkup = (part: SharedPart, spoken: Spoken) => BuildMarkup

type Inner = ReturnType<typeof toInnerHtml>

/**
 * Gets the content of the element around a part, for `dangerouslySetInnerHTML`. Null where the part has to be rendered in its place: in the
 * browser always. The bytes of the page are the same in both ways (docs/decisions/0152).
 */
export const useSharedMarkup: (part: SharedPart | null) => Inner | null = import.meta.env.SSR
  ? useMarkupOfServer
  : () => null

function useMarkupOfServer(part: SharedPart | null): Inner | null {
  const parts = useDocumentParts()
  const spoken = useContext(SpokenContext)
  if (!part || parts?.pass !== 'page' || !parts.share) return null
  return toInnerHtml(parts.share(part, spoken))
}
