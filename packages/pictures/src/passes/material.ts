/** What a part is made of: decides how the compositor lays light on its colour. */
export const MATERIALS = [
  'leather',
  'patent',
  'suede',
  'canvas',
  'knit',
  'mesh',
  'nylon',
  'cotton',
  'fleece',
  'rib',
  'cord',
  'thread',
  'foam',
  'rubber',
  'gum',
  'plastic',
  'metal',
] as const

export type Material = (typeof MATERIALS)[number]
