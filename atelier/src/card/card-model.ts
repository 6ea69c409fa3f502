import type { ModelRecord, ViewKey } from '@lacehouse/pictures/passes/model-record'

/** The gift card: a plastic card before its sleeve. */
export const CARD_MODEL: Omit<ModelRecord, 'views'> = {
  key: 'gift-card',
  name: 'Gift card',
  kind: 'accessory',
  parts: [
    { key: 'face', label: 'Card', role: 'upper', material: 'plastic' },
    { key: 'arches', label: 'Arches', role: 'accent', material: 'plastic' },
    { key: 'mark', label: 'Mark', role: 'mark', material: 'plastic' },
    { key: 'sleeve', label: 'Sleeve', role: 'overlay', material: 'leather' },
  ],
}

/** Where card and sleeve lie in a view: middle and width in shares of the picture's width, turned by degrees. */
export type Lie = { x: number; y: number; width: number; turn: number }

export const CARD_VIEWS: Partial<Record<ViewKey, { pixels: number; card: Lie; sleeve: Lie }>> = {
  front: {
    pixels: 1200,
    card: { x: 0.49, y: 0.645, width: 0.76, turn: -9 },
    sleeve: { x: 0.52, y: 0.585, width: 0.78, turn: 7 },
  },
  detail: {
    pixels: 800,
    card: { x: 0.3, y: 0.85, width: 1.7, turn: -14 },
    sleeve: { x: 0.35, y: 0.62, width: 1.75, turn: 5 },
  },
}
