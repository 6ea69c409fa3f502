import type { ModelRecord, ViewKey } from '@lacehouse/pictures/passes/model-record'

/** The jar of shoe care: glass with cream or wax in it, a label around it and a metal lid. */
export const JAR_MODEL: Omit<ModelRecord, 'views'> = {
  key: 'shoe-care',
  name: 'Shoe care',
  kind: 'accessory',
  parts: [
    { key: 'cream', label: 'Cream', role: 'upper', material: 'plastic' },
    { key: 'label', label: 'Label', role: 'overlay', material: 'leather' },
    { key: 'mark', label: 'Mark', role: 'mark', material: 'leather' },
    { key: 'print', label: 'Print', role: 'label', material: 'leather' },
    { key: 'lid', label: 'Lid', role: 'hardware', material: 'metal' },
  ],
}

/** A solid of a view: where it stands on the ground, in millimetres, and by how many degrees it is turned about its axis. */
export type Stand = { solid: 'closed' | 'open' | 'lid'; x: number; z: number; turn: number }

/** Where a view is seen from: degrees above the ground, the point in its middle, and its width there in millimetres. */
export type JarView = {
  pixels: number
  pitch: number
  middle: readonly [x: number, y: number, z: number]
  width: number
  stands: readonly Stand[]
}

export const JAR_VIEWS: Partial<Record<ViewKey, JarView>> = {
  front: {
    pixels: 1200,
    pitch: 13,
    middle: [0, 25, 0],
    width: 92,
    stands: [{ solid: 'closed', x: 0, z: 0, turn: 0 }],
  },
  back: {
    pixels: 800,
    pitch: 13,
    middle: [0, 25, 0],
    width: 92,
    stands: [{ solid: 'closed', x: 0, z: 0, turn: 180 }],
  },
  detail: {
    pixels: 800,
    pitch: 38,
    middle: [6, 14, 8],
    width: 128,
    stands: [
      { solid: 'open', x: -14, z: -14, turn: 14 },
      { solid: 'lid', x: 26, z: 38, turn: 0 },
    ],
  },
}
