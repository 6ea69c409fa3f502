import type { ProductTile } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { joinPages, type ListedPage } from './join-pages.ts'

/** Pages that were shown of each listing, so that Back finds the list as long as it was left (SRCH-03). */
const kept = new Map<string, readonly ListedPage[]>()
const mostListings = 8
/** The page that the visitor asked to see added, rather than in place of the others. */
let wanted: string | null = null

type Shown = { readonly pages: readonly ListedPage[]; readonly addPage: (page: number) => void }
type Listed = { readonly address: string; readonly page: number; readonly products: readonly ProductTile[] }

/** Keeps the pages of a listing that are on the screen: another one is added to them, or takes their place. */
export function useShownPages({ address, page, products }: Listed): Shown {
  const type = useNavigationType()
  const choose = (): readonly ListedPage[] => {
    const isAdded = type === 'POP' || wanted === toRequestKey(address, page)
    return joinPages(isAdded ? (kept.get(address) ?? []) : [], { page, products })
  }
  const [shown, setShown] = useState(() => ({ address, products, pages: choose() }))
  const current = shown.products === products ? shown : { address, products, pages: choose() }
  if (current !== shown) setShown(current)

  // Remembered after it has been seen, for this tab and this visit.
  useEffect(() => {
    kept.delete(current.address)
    kept.set(current.address, current.pages)
    const [oldest] = kept.keys()
    if (kept.size > mostListings && oldest !== undefined) kept.delete(oldest)
  }, [current])

  return {
    pages: current.pages,
    addPage: (next) => {
      kept.set(current.address, current.pages.map(withMarkup))
      wanted = toRequestKey(address, next)
    },
  }
}

/** The grid of one page of the list. */
export const gridAttribute = 'data-listed-page'

/** A page without data is what the server has written: its markup is taken along. */
function withMarkup(listed: ListedPage): ListedPage {
  if (listed.products.length > 0 || listed.markup !== undefined) return listed
  return { ...listed, markup: document.querySelector(`[${gridAttribute}="${listed.page}"]`)?.outerHTML }
}

const toRequestKey = (address: string, page: number) => `${address} ${page}`
