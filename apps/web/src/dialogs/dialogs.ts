import type { MenuArgs } from '../features/shell/mobile-menu.tsx'
import { defineDialog } from './define-dialog.ts'

/** All dialogs by name; one entry each, their code comes when they are opened. */
export const dialogs = {
  menu: defineDialog<MenuArgs>({
    load: () => import('../features/shell/mobile-menu.tsx').then(({ MobileMenu }) => MobileMenu),
    place: 'left',
    tall: true,
  }),
  location: defineDialog<Record<string, never>>({
    load: () => import('./location/location.tsx').then(({ LocationDialog }) => LocationDialog),
    place: 'center',
    areas: ['dialogs'],
  }),
}

export type Dialogs = typeof dialogs
export type DialogName = keyof Dialogs
