import type { ProductTile } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { readShownMarkup } from '../../rendering/trusted-markup.ts'
import { joinPages, type ListedPage } from './join-pages.ts'

/** The shown pages of each listing, so that Back restores the list with the same length (SRCH-03). */
const remembered = new Map<string, readonly ListedPage[]>()
const mostListings = 8
/** The page that the visitor wants to add to the list. Any other page replaces the list. */
let wanted: string | null = null

type Shown = { readonly pages: readonly ListedPage[]; readonly addPage: (page: number) => void }
type Listed = { readonly address: string; readonly page: number; readonly products: readonly ProductTile[] }

/** Gives the pages of a listing that are on the screen. A loaded page is added to them or replaces them. */
export function useShownPages({ address, page, products }: Listed): Shown {
  const type = useNavigationType()
  const choose = (): readonly ListedPage[] => {
    const isAdded = type === 'POP' || wanted === toRequestKey(address, page)
    return joinPages(isAdded ? (remembered.get(address) ?? []) : [], { page, products })
  }
  const [shown, setShown] = useState(() => ({ address, products, pages: choose() }))
  const current = shown.products === products ? shown : { address, products, pages: choose() }
  if (current !== shown) setShown(current)

  // The shown pages are remembered until the page is reloaded or closed.
  useEffect(() => {
    remembered.delete(current.address)
    remembered.set(current.address, current.pages)
    const [oldest] = remembered.keys()
    if (remembered.size > mostListings && oldest !== undefined) remembered.delete(oldest)
  }, [current])

  return {
    pages: current.pages,
    addPage: (next) => {
      remembered.set(current.address, current.pages.map(withMarkup))
      wanted = toRequestKey(address, next)
    },
  }
}

/** The attribute that marks the grid of one page of the list. */
export const gridAttribute = 'data-listed-page'

/** Adds the markup to a page that the server rendered and that has no data in the browser. */
function withMarkup(listed: ListedPage): ListedPage {
  if (listed.products.length > 0 || listed.markup !== undefined) return listed
  const grid = document.querySelector(`[${gridAttribute}="${listed.page}"]`)
  return grid ? { ...listed, markup: readShownMarkup(grid) } : listed
}

const toRequestKey = (address: string, page: number) => `${address} ${page}`
