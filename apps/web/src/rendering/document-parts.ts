import { createContext, type ReactNode, useContext } from 'react'
import type { Spoken } from '../i18n/messages-provider.tsx'
import type { BuildMarkup } from './trusted-markup.ts'

/** A part whose markup depends on its name, its properties and the words around it, and on nothing else. */
export type SharedPart = {
  /** The same for every use of the part. */
  readonly name: string
  readonly props: object
  readonly element: ReactNode
}

/** Gets the markup of a part: what was rendered for another page with the same properties, or else what it renders now. */
export type ShareMarkup = (part: SharedPart, spoken: Spoken) => BuildMarkup

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
