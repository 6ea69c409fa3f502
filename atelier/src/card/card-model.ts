import type { ModelRecord, ViewKey } from '@lacehouse/pictures/passes/model-record'

/** The gift card: a plastic card before its sleeve. */
export const CARD_MODEL: Omit<ModelRecord, 'views'> = {
  key: 'gift-card',
  name: 'Gift card',
  kind: 'accessory',
  parts: [
    { key: 'face', label: 'Card', role: 'upper', material: 'plastic' },
    { key: 'arches', label: 'Doorway', role: 'accent', material: 'plastic' },
    { key: 'mark', label: 'Mark', role: 'mark', material: 'plastic' },
    { key: 'sleeve', label: 'Sleeve', role: 'overlay', material: 'leather' },
  ],
}

/** Where card and sleeve lie in a view: middle and width in shares of the picture's width, turned by degrees. */
export type Lie = { x: number; y: number; width: number; turn: number }

export const CARD_VIEWS: Partial<Record<ViewKey, { pixels: number; card: Lie; sleeve: Lie }>> = {
  front: {
    pixels: 1200,
    card: { x: 0.485, y: 0.655, width: 0.8, turn: -5 },
    sleeve: { x: 0.515, y: 0.585, width: 0.8, turn: 4 },
  },
  detail: {
    pixels: 800,
    card: { x: 0.16, y: 0.66, width: 1.72, turn: -5 },
    sleeve: { x: 0.2, y: 0.48, width: 1.72, turn: 4 },
  },
}
