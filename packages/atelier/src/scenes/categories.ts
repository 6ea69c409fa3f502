import type { Scene } from './scene.ts'

/** Tiles of the categories: one subject each, large and low in the picture. */
export const CATEGORIES: readonly Scene[] = [
  {
    id: 'category-court',
    purpose: 'category',
    room: 'top',
    set: {
      wall: '#d8d2c2',
      floor: '#cbc4b1',
      bend: { at: 0.6, over: 0.5 },
      light: { x: 0.45, y: 0.3, reach: 0.6, strength: 0.12 },
    },
    items: [
      {
        model: 'court-low',
        view: 'side',
        colourway: 'chalk-fern',
        place: {
          wide: { x: 0.68, y: 0.58, width: 0.5 },
          portrait: { x: 0.6, y: 0.68, width: 1.16 },
          square: { x: 0.58, y: 0.64, width: 1.08 },
        },
      },
    ],
  },
  {
    id: 'category-running',
    purpose: 'category',
    room: 'top',
    set: {
      wall: '#27364a',
      floor: '#1e2b3c',
      bend: { at: 0.62, over: 0.5 },
      light: { x: 0.5, y: 0.35, reach: 0.6, strength: 0.3 },
    },
    items: [
      {
        model: 'runner',
        view: 'three-quarter',
        colourway: 'citron',
        place: {
          wide: { x: 0.7, y: 0.55, width: 0.42 },
          portrait: { x: 0.56, y: 0.66, width: 1.06 },
          square: { x: 0.54, y: 0.6, width: 1 },
        },
      },
    ],
  },
  {
    id: 'category-trail',
    purpose: 'category',
    room: 'top',
    set: {
      wall: '#7d8464',
      floor: '#6d7455',
      bend: { at: 0.6, over: 0.5 },
      light: { x: 0.4, y: 0.3, reach: 0.6, strength: 0.18 },
    },
    items: [
      {
        model: 'trail',
        view: 'heel',
        colourway: 'moss-amber',
        place: {
          wide: { x: 0.69, y: 0.56, width: 0.4 },
          portrait: { x: 0.52, y: 0.6, width: 0.98 },
          square: { x: 0.52, y: 0.6, width: 0.96 },
        },
      },
    ],
  },
  {
    id: 'category-canvas',
    purpose: 'category',
    room: 'top',
    set: {
      wall: '#e6c9bd',
      floor: '#dcb9ab',
      bend: { at: 0.6, over: 0.5 },
      light: { x: 0.45, y: 0.3, reach: 0.6, strength: 0.1 },
    },
    items: [
      {
        model: 'high-top',
        view: 'side',
        colourway: 'brick',
        place: {
          wide: { x: 0.6, y: 0.5, width: 0.36 },
          portrait: { x: 0.4, y: 0.52, width: 0.86 },
          square: { x: 0.4, y: 0.5, width: 0.8 },
        },
      },
      {
        model: 'slip-on',
        view: 'three-quarter',
        colourway: 'denim-gum',
        place: {
          wide: { x: 0.8, y: 0.66, width: 0.3 },
          portrait: { x: 0.66, y: 0.78, width: 0.72 },
          square: { x: 0.68, y: 0.74, width: 0.62 },
        },
      },
    ],
  },
  {
    id: 'category-boots',
    purpose: 'category',
    room: 'top',
    set: {
      wall: '#c4a582',
      floor: '#b69670',
      bend: { at: 0.6, over: 0.5 },
      light: { x: 0.45, y: 0.3, reach: 0.6, strength: 0.14 },
    },
    items: [
      {
        model: 'chelsea',
        view: 'side',
        colourway: 'espresso',
        place: {
          wide: { x: 0.7, y: 0.54, width: 0.37 },
          portrait: { x: 0.54, y: 0.64, width: 0.98 },
          square: { x: 0.54, y: 0.58, width: 0.88 },
        },
      },
    ],
  },
  {
    id: 'category-slides',
    purpose: 'category',
    room: 'top',
    set: {
      wall: '#9fd0cf',
      floor: '#8cc2c1',
      bend: { at: 0.6, over: 0.5 },
      light: { x: 0.45, y: 0.3, reach: 0.6, strength: 0.12 },
    },
    items: [
      {
        model: 'slide',
        view: 'pair',
        colourway: 'marigold',
        place: {
          wide: { x: 0.7, y: 0.56, width: 0.42 },
          portrait: { x: 0.52, y: 0.66, width: 1 },
          square: { x: 0.52, y: 0.62, width: 0.94 },
        },
      },
    ],
  },
  {
    id: 'category-chunky',
    purpose: 'category',
    room: 'top',
    set: {
      wall: '#e7b9c3',
      floor: '#dda7b3',
      bend: { at: 0.6, over: 0.5 },
      light: { x: 0.5, y: 0.3, reach: 0.6, strength: 0.1 },
    },
    items: [
      {
        model: 'chunky',
        view: 'three-quarter',
        colourway: 'cherry-chalk',
        place: {
          wide: { x: 0.7, y: 0.56, width: 0.4 },
          portrait: { x: 0.55, y: 0.65, width: 1.04 },
          square: { x: 0.54, y: 0.6, width: 0.96 },
        },
      },
    ],
  },
  {
    id: 'category-apparel',
    purpose: 'category',
    room: 'left',
    set: {
      wall: '#d9b79c',
      floor: '#d2ad90',
      bend: { at: 0.5, over: 1 },
      light: { x: 0.5, y: 0.3, reach: 0.6, strength: 0.1 },
    },
    items: [
      {
        model: 'tee',
        view: 'front',
        colourway: 'sail-ink',
        place: {
          wide: { x: 0.56, y: 0.62, width: 0.33 },
          portrait: { x: 0.24, y: 0.42, width: 0.8 },
          square: { x: 0.22, y: 0.46, width: 0.76 },
        },
      },
      {
        model: 'hoodie',
        view: 'front',
        colourway: 'pine-rust',
        place: {
          wide: { x: 0.79, y: 0.66, width: 0.34 },
          portrait: { x: 0.66, y: 0.66, width: 0.8 },
          square: { x: 0.66, y: 0.66, width: 0.74 },
        },
      },
    ],
  },
]
