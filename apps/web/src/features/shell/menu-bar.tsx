import type { MenuDocument } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { useShop } from '../../use-shop.ts'
import { loadMenu } from './load-menu.ts'
import { MegaMenu } from './mega-menu.tsx'

/** The menu of large screens: the page carries its outline, and the panels are filled when somebody reaches for them. */
export function MenuBar({ outline }: { readonly outline: MenuDocument }) {
  const { siteId } = useShop().site
  const [menu, setMenu] = useState(outline)

  // This code comes with the first pointer or focus on the menu.
  useEffect(() => {
    // The outline leads to every section, with or without the rest.
    loadMenu(siteId).then(setMenu, console.warn)
  }, [siteId])

  return <MegaMenu menu={menu} />
}
