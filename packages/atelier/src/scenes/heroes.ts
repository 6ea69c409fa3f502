import type { Scene } from './scene.ts'

/** Wide openings of the home page. */
export const HEROES: readonly Scene[] = [
  {
    id: 'hero-court-ember',
    purpose: 'hero',
    room: 'left',
    set: {
      wall: '#d9603a',
      floor: '#c9502d',
      bend: { at: 0.62, over: 0.5 },
      light: { x: 0.66, y: 0.3, reach: 0.42, strength: 0.16 },
    },
    items: [
      {
        model: 'court-low',
        view: 'three-quarter',
        colourway: 'oat-brick',
        place: {
          wide: { x: 0.71, y: 0.52, width: 0.43 },
          portrait: { x: 0.52, y: 0.66, width: 0.94 },
          square: { x: 0.52, y: 0.62, width: 0.9 },
        },
      },
    ],
  },
  {
    id: 'hero-runner-harbour',
    purpose: 'hero',
    room: 'right',
    set: {
      wall: '#b9d3df',
      floor: '#a6c4d2',
      bend: { at: 0.6, over: 0.5 },
      light: { x: 0.34, y: 0.28, reach: 0.45, strength: 0.13 },
    },
    items: [
      {
        model: 'runner',
        view: 'side',
        colourway: 'fog-signal',
        place: { wide: { x: 0.2, y: 0.4, width: 0.36 }, portrait: { x: 0.28, y: 0.42, width: 0.74 } },
      },
      {
        model: 'runner',
        view: 'three-quarter',
        colourway: 'harbour',
        place: {
          wide: { x: 0.4, y: 0.56, width: 0.42 },
          portrait: { x: 0.56, y: 0.7, width: 0.92 },
          square: { x: 0.5, y: 0.58, width: 0.94 },
        },
      },
    ],
  },
  {
    id: 'hero-chelsea-dusk',
    purpose: 'hero',
    room: 'left',
    set: {
      wall: '#4b3a47',
      floor: '#3e2f3b',
      bend: { at: 0.6, over: 0.6 },
      light: { x: 0.68, y: 0.3, reach: 0.45, strength: 0.34 },
    },
    items: [
      {
        model: 'chelsea',
        view: 'pair',
        colourway: 'cognac',
        place: {
          wide: { x: 0.71, y: 0.53, width: 0.37 },
          portrait: { x: 0.52, y: 0.62, width: 0.9 },
          square: { x: 0.52, y: 0.58, width: 0.82 },
        },
      },
    ],
  },
  {
    id: 'hero-chunky-studio',
    purpose: 'hero',
    room: 'right',
    set: {
      wall: '#8fb3a4',
      floor: '#7fa493',
      bend: { at: 0.6, over: 0.6 },
      light: { x: 0.32, y: 0.28, reach: 0.45, strength: 0.14 },
    },
    items: [
      {
        model: 'chunky',
        view: 'pair',
        colourway: 'tide-pool',
        place: {
          wide: { x: 0.3, y: 0.52, width: 0.42 },
          portrait: { x: 0.5, y: 0.66, width: 0.94 },
          square: { x: 0.5, y: 0.6, width: 0.88 },
        },
      },
    ],
  },
]
