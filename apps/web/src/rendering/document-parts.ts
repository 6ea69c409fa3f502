import { createContext, useContext } from 'react'
import type { ShareMarkup } from './shared-markup.ts'

/** The parts of a document that do not come from the route components. */
export type DocumentParts =
  /** Renders only the router's scripts. */
  | { readonly pass: 'scripts' }
  /** Renders only the script that restores the scroll position. */
  | { readonly pass: 'scroll-script' }
  | {
      readonly pass: 'page'
      /** The text in whose place the page's style sheets are written; null in development. */
      readonly styleMarker: string | null
      /** The files of the lazy components that the page shows. They are added while it is rendered. */
      readonly shownSources: Set<string>
      /** The markup of the page's scripts, which are deferred (`deferred-scripts.ts`). */
      readonly scripts: string
      /** The data of the page's loaders, which the deferred scripts hand to the router. */
      readonly data: string
      /** Gets the markup of parts that several pages show alike; null where every part is rendered. */
      readonly share: ShareMarkup | null
    }

export const DocumentPartsContext = createContext<DocumentParts | null>(null)

/** Gets the parts that the server adds to the document; null in the browser. */
export function useDocumentParts() {
  return useContext(DocumentPartsContext)
}
