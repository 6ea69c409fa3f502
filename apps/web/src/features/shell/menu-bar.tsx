import { useEffect, useState } from 'react'
import { MegaMenu } from './mega-menu.tsx'
import { toOutline } from './menu-links.ts'
import { useMenu } from './use-menu.ts'

/** Shows the menu of large screens. The server renders only its outline, and hydration fills the panels. */
export function MenuBar() {
  const menu = useMenu()
  const [isFilled, setIsFilled] = useState(false)

  // The first render has to match the server's outline. The effect then renders the whole menu.
  useEffect(() => {
    setIsFilled(true)
  }, [])

  if (!menu) return null
  return <MegaMenu menu={isFilled ? menu : toOutline(menu)} />
}
