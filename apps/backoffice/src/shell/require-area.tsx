import type { StaffRight } from '@lacehouse/domain/staff/staff-rights'
import type { ReactNode } from 'react'
import { useSession } from '../client/use-session.ts'
import { type Area, areas } from './areas.ts'
import { NothingHere } from './nothing-here.tsx'

type Props = {
  /** Null for the start, which every member of staff may open. */
  readonly area: Area | null
  readonly children?: ReactNode
  readonly toFirst?: (rights: readonly StaffRight[]) => ReactNode
}

/** Shows a page to those whose rights open its area; the server refuses its calls to all others anyway. */
export function RequireArea({ area, children, toFirst }: Props) {
  const { rights } = useSession()
  if (toFirst) return toFirst(rights)
  return area && rights.includes(areas[area].right) ? children : <NothingHere />
}
