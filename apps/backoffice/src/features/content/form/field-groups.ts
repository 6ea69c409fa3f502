/** The groups in which the fields of a block are shown; a field of none of them stands in the first one. */
const groups = {
  picture: /^(?:media|mediaTarget|caption\w*|gradient\w*|logo\w*|backgroundImage|picture|splitWidth|splitSide|poster)$/,
  links: /^(?:targets|linkType|textLink|links)$/,
  appearance:
    /^(?:titleStyle|titleColor|subtitleColor|backgroundColor|backdrop|hideTitle|titleH1|isFullWidth|isFullHeight|hideOnBreakpoint|bottomMargins|align|alignment|overlayWidth|breakpoints)$/,
  further: /^(?:name|titleHtml|subtitleHtml|overline|eyebrowText|promotionTracking)$/,
} as const

export const fieldGroups = ['content', 'links', 'picture', 'appearance', 'further'] as const
export type FieldGroup = (typeof fieldGroups)[number]

/** Returns the group in which a field is shown. */
export function toFieldGroup(name: string): FieldGroup {
  const found = Object.entries(groups).find(([, pattern]) => pattern.test(name))
  return (found?.[0] as FieldGroup | undefined) ?? 'content'
}
