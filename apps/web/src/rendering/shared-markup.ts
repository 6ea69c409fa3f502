import { useContext } from 'react'
import { SpokenContext } from '../i18n/messages-provider.tsx'
import { type SharedPart, useDocumentParts } from './document-parts.ts'
import { toInnerHtml } from './trusted-markup.ts'

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
