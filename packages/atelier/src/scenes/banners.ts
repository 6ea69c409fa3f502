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
  {
    id: 'banner-range',
    purpose: 'banner',
    room: 'top',
    set: {
      wall: '#dfe0dc',
      floor: '#d0d2cd',
      bend: { at: 0.62, over: 0.5 },
      light: { x: 0.5, y: 0.3, reach: 0.7, strength: 0.08 },
    },
    items: [
      {
        model: 'high-top',
        view: 'side',
        colourway: 'ink-chalk',
        place: {
          wide: { x: 0.128, y: 0.705, width: 0.205 },
          square: { x: 0.25, y: 0.42, width: 0.42 },
          portrait: { x: 0.27, y: 0.461, width: 0.44 },
        },
      },
      {
        model: 'trail',
        view: 'side',
        colourway: 'graphite-lime',
        place: {
          wide: { x: 0.365, y: 0.716, width: 0.24 },
          portrait: { x: 0.745, y: 0.478, width: 0.47 },
          square: { x: 0.7, y: 0.423, width: 0.52 },
        },
      },
      {
        model: 'chunky',
        view: 'side',
        colourway: 'sail',
        place: {
          wide: { x: 0.62, y: 0.704, width: 0.24 },
          portrait: { x: 0.265, y: 0.78, width: 0.47 },
          square: { x: 0.28, y: 0.726, width: 0.5 },
        },
      },
      {
        model: 'slip-on',
        view: 'side',
        colourway: 'brick',
        place: {
          wide: { x: 0.865, y: 0.764, width: 0.22 },
          portrait: { x: 0.75, y: 0.817, width: 0.46 },
          square: { x: 0.76, y: 0.785, width: 0.44 },
        },
      },
    ],
  },
]
