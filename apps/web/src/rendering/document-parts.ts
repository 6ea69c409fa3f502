import { createContext, useContext } from 'react'

export type StyleSheet = { readonly href: string; readonly css: string }

/** The parts of a document that do not come from the route components. */
export type DocumentParts =
  /** Renders only the scripts, which the second pass writes into the page as text. */
  | { readonly pass: 'scripts' }
  | {
      readonly pass: 'page'
      /** The style sheets of the page's routes, which are inlined. */
      readonly styles: readonly StyleSheet[]
      /** The markup of the page's scripts, which are deferred (`deferred-scripts.ts`). */
      readonly scripts: string
    }

export const DocumentPartsContext = createContext<DocumentParts | null>(null)

/** Gets the parts that the server adds to the document; null in the browser. */
export function useDocumentParts() {
  return useContext(DocumentPartsContext)
}
