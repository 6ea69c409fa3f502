import type { MenuArgs } from '../features/shell/mobile-menu.tsx'
import type { ChallengeArgs } from './challenge/challenge.tsx'
import type { ChallengeResult } from './challenge/read-challenge-result.ts'
import { defineDialog } from './define-dialog.ts'
import type { MiniCartArgs } from './mini-cart/mini-cart.tsx'

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
  'mini-cart': defineDialog<MiniCartArgs>({
    load: () => import('./mini-cart/mini-cart.tsx').then(({ MiniCart }) => MiniCart),
    place: 'right',
    areas: ['cart', 'errors'],
  }),
  challenge: defineDialog<ChallengeArgs, ChallengeResult>({
    load: () => import('./challenge/challenge.tsx').then(({ ChallengeDialog }) => ChallengeDialog),
    place: 'center',
    insistent: true,
    tall: true,
    areas: ['dialogs'],
  }),
}

export type Dialogs = typeof dialogs
export type DialogName = keyof Dialogs
