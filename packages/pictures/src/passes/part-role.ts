/**
 * The roles that the parts of every model play. A palette gives colours to roles, so that any palette suits any model.
 * On a garment `upper` is the main cloth, `overlay` a second panel, `collar` the rib of neck, cuffs and hem,
 * `lining` the inside, `lace` a cord, `hardware` zips and eyelets.
 */
export const PART_ROLES = [
  'upper',
  'overlay',
  'accent',
  'mark',
  'toe',
  'heel',
  'collar',
  'lining',
  'insole',
  'tongue',
  'label',
  'lace',
  'eyelet',
  'hardware',
  'stitch',
  'midsole',
  'foxing',
  'outsole',
] as const

export type PartRole = (typeof PART_ROLES)[number]
