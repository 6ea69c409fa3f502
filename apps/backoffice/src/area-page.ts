import type { RouteObject } from 'react-router'
import type { areas } from './shell/areas.ts'

/** A page of the back office: its path, the area whose right it needs, and what it shows. */
export type AreaPage = readonly [path: string, area: keyof typeof areas, page: RouteObject['element']]
