import type { Scene } from './scene.ts'

/** Broad pictures between the rows of a page. */
export const BANNERS: readonly Scene[] = [
  {
    id: 'banner-colours',
    purpose: 'banner',
    room: 'left',
    set: {
      wall: '#ecd9a8',
      floor: '#e2c98d',
      bend: { at: 0.55, over: 0.6 },
      light: { x: 0.7, y: 0.3, reach: 0.5, strength: 0.1 },
    },
    items: [
      {
        model: 'court-low',
        view: 'side',
        colourway: 'cobalt',
        place: {
          wide: { x: 0.86, y: 0.3, width: 0.31 },
          portrait: { x: 0.7, y: 0.42, width: 0.7 },
          square: { x: 0.7, y: 0.36, width: 0.66 },
        },
      },
      {
        model: 'court-low',
        view: 'side',
        colourway: 'flamingo',
        place: {
          wide: { x: 0.7, y: 0.52, width: 0.35 },
          portrait: { x: 0.42, y: 0.62, width: 0.78 },
          square: { x: 0.44, y: 0.58, width: 0.72 },
        },
      },
      {
        model: 'court-low',
        view: 'side',
        colourway: 'fern',
        place: {
          wide: { x: 0.87, y: 0.76, width: 0.4 },
          portrait: { x: 0.66, y: 0.83, width: 0.86 },
          square: { x: 0.68, y: 0.82, width: 0.8 },
        },
      },
    ],
  },
  {
    id: 'banner-atelier',
    purpose: 'banner',
    room: 'right',
    set: {
      wall: '#c9c2d6',
      floor: '#b9b1ca',
      bend: { at: 0.6, over: 0.6 },
      light: { x: 0.3, y: 0.3, reach: 0.5, strength: 0.12 },
    },
    items: [
      {
        model: 'high-top',
        view: 'heel',
        colourway: 'aubergine',
        place: {
          wide: { x: 0.17, y: 0.5, width: 0.27 },
          portrait: { x: 0.36, y: 0.42, width: 0.68 },
          square: { x: 0.32, y: 0.42, width: 0.6 },
        },
      },
      {
        model: 'runner',
        view: 'three-quarter',
        colourway: 'lilac',
        place: {
          wide: { x: 0.44, y: 0.6, width: 0.33 },
          portrait: { x: 0.58, y: 0.76, width: 0.82 },
          square: { x: 0.62, y: 0.7, width: 0.68 },
        },
      },
    ],
  },
]
