import { createContext, useContext } from 'react'

/**
 * The products of the page's cart or order, which carousels leave out and whose wearers they prefer. Null while the page does
 * not know them yet: carousels wait for them. Pages without a cart or an order have none.
 */
const BesidesContext = createContext<readonly string[] | null>([])

export const BesidesProvider = BesidesContext.Provider

export function useBesides(): readonly string[] | null {
  return useContext(BesidesContext)
}
