import masks from './phone-masks.json' with { type: 'json' }

/** Masks of national numbers by country, without dial code and trunk zero; `X` is a digit (S2.5). */
export const phoneMasks: Readonly<Record<string, string>> = masks

/** Mask of the national number where a country has none of its own (S2.5). */
export const defaultPhoneMask = masks.other
