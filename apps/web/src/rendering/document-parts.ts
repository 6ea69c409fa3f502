import { createContext, useContext } from 'react'

export type StyleSheet = { readonly href: string; readonly css: string }

/** What the server adds to a document beside its components. */
export type DocumentParts =
  /** Renders the scripts alone, for the page to carry them as text. */
  | { readonly pass: 'scripts' }
  | {
      readonly pass: 'page'
      /** Style sheets of the page's routes, written into it. */
      readonly styles: readonly StyleSheet[]
      /** The markup of the page's scripts, which begin later (`deferred-scripts.ts`). */
      readonly scripts: string
    }

export const DocumentPartsContext = createContext<DocumentParts | null>(null)

/** Gets what the server adds to the document; null in the browser. */
export function useDocumentParts() {
  return useContext(DocumentPartsContext)
}
