import masks from './phone-masks.json' with { type: 'json' }

/** Masks of national numbers by country, without dial code and trunk prefix; `X` is a digit. */
export const phoneMasks: Readonly<Record<string, string>> = masks

/** The mask of national numbers for countries without one of their own. */
export const defaultPhoneMask = masks.other
