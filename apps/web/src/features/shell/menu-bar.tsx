import type { MenuDocument } from '@lacehouse/contracts'
import { use, useEffect, useState } from 'react'
import { loadMenu } from './load-menu.ts'
import { MegaMenu } from './mega-menu.tsx'
import { toOutline } from './menu-links.ts'

type Props = {
  readonly siteId: string
  /** The whole menu; on the server only. */
  readonly menu: MenuDocument | undefined
}

/** Shows the menu of large screens. The server renders only its outline, and hydration fetches the menu and fills the panels. */
export function MenuBar({ siteId, menu: known }: Props) {
  const menu = import.meta.env.SSR ? known : use(loadMenu(siteId))
  const [isFilled, setIsFilled] = useState(false)

  // The first render has to match the server's outline. The effect then renders the whole menu.
  useEffect(() => {
    setIsFilled(true)
  }, [])

  if (!menu) return null
  return <MegaMenu menu={isFilled ? menu : toOutline(menu)} />
}
