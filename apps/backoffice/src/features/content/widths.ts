/** The widths of a screen for which a block may have its own picture, the smallest first. */
export const widths = ['sm', 'md', 'lg'] as const
export type Width = (typeof widths)[number]

/** Says whether a field of a block is named after a width. */
export function isWidth(name: string): name is Width {
  return widths.some((width) => width === name)
}
