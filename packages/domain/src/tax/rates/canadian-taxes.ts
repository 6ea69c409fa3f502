import type { TaxRate } from '../tax-table.ts'

const free = { gift_card: 0, exempt: 0 } as const

const gst: TaxRate = { name: 'GST', rate: 5000, byClass: free }
const harmonised = (rate: number, childrens = rate): TaxRate => ({
  name: 'HST',
  rate,
  byClass: { ...free, childrens, books: 5000 },
})

/**
 * Taxes of every province and territory. Harmonised provinces levy one tax; the others levy the federal GST and, in some, a
 * provincial tax on the same price. Some provinces exempt children's clothing and books from their part.
 */
export const canadianTaxes: Readonly<Record<string, readonly TaxRate[]>> = {
  'CA-AB': [gst],
  'CA-BC': [gst, { name: 'PST', rate: 7000, byClass: { ...free, childrens: 0, books: 0 } }],
  'CA-MB': [gst, { name: 'RST', rate: 7000, byClass: { ...free, childrens: 0, books: 0 } }],
  'CA-NB': [harmonised(15_000)],
  'CA-NL': [harmonised(15_000)],
  'CA-NS': [harmonised(14_000, 5000)],
  'CA-NT': [gst],
  'CA-NU': [gst],
  'CA-ON': [harmonised(13_000, 5000)],
  'CA-PE': [harmonised(15_000, 5000)],
  'CA-QC': [gst, { name: 'QST', rate: 9975, byClass: { ...free, books: 0 } }],
  'CA-SK': [gst, { name: 'PST', rate: 6000, byClass: { ...free, books: 0 } }],
  'CA-YT': [gst],
}
