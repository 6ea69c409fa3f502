import { useEffect, useState } from 'react'
import { MegaMenu } from './mega-menu.tsx'
import { toOutline } from './menu-links.ts'
import { useMenu } from './use-menu.ts'

/** The menu of large screens: the page carries its outline, and the panels are filled when somebody reaches for them. */
export function MenuBar() {
  const menu = useMenu()
  const [isFilled, setIsFilled] = useState(false)

  // First what the server has written, then all of it.
  useEffect(() => setIsFilled(true), [])

  if (!menu) return null
  return <MegaMenu menu={isFilled ? menu : toOutline(menu)} />
}
