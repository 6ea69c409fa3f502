import type { TaxRate } from '../tax-table.ts'

/**
 * Tax within prices, by the country of delivery: value added tax of the European Union and the United Kingdom with the reduced
 * rates for the shop's tax classes, and the goods and services tax of Australia and New Zealand.
 */
export const includedTaxes: Readonly<Record<string, readonly TaxRate[]>> = {
  AT: [{ name: 'USt', rate: 20000, byClass: { books: 10000, gift_card: 0, exempt: 0 } }],
  AU: [{ name: 'GST', rate: 10000, byClass: { gift_card: 0, exempt: 0 } }],
  BE: [{ name: 'TVA', rate: 21000, byClass: { books: 6000, gift_card: 0, exempt: 0 } }],
  BG: [{ name: 'DDS', rate: 20000, byClass: { books: 9000, gift_card: 0, exempt: 0 } }],
  CY: [{ name: 'VAT', rate: 19000, byClass: { books: 3000, gift_card: 0, exempt: 0 } }],
  CZ: [{ name: 'DPH', rate: 21000, byClass: { books: 0, gift_card: 0, exempt: 0 } }],
  DE: [{ name: 'MwSt', rate: 19000, byClass: { books: 7000, gift_card: 0, exempt: 0 } }],
  DK: [{ name: 'moms', rate: 25000, byClass: { gift_card: 0, exempt: 0 } }],
  EE: [{ name: 'km', rate: 24000, byClass: { books: 9000, gift_card: 0, exempt: 0 } }],
  ES: [{ name: 'IVA', rate: 21000, byClass: { books: 4000, gift_card: 0, exempt: 0 } }],
  FI: [{ name: 'ALV', rate: 25500, byClass: { books: 13500, gift_card: 0, exempt: 0 } }],
  FR: [{ name: 'TVA', rate: 20000, byClass: { books: 5500, gift_card: 0, exempt: 0 } }],
  GB: [{ name: 'VAT', rate: 20000, byClass: { books: 0, childrens: 0, gift_card: 0, exempt: 0 } }],
  GR: [{ name: 'FPA', rate: 24000, byClass: { books: 6000, gift_card: 0, exempt: 0 } }],
  HR: [{ name: 'PDV', rate: 25000, byClass: { books: 5000, gift_card: 0, exempt: 0 } }],
  HU: [{ name: 'AFA', rate: 27000, byClass: { books: 5000, gift_card: 0, exempt: 0 } }],
  IE: [{ name: 'VAT', rate: 23000, byClass: { books: 0, childrens: 0, gift_card: 0, exempt: 0 } }],
  IT: [{ name: 'IVA', rate: 22000, byClass: { books: 4000, gift_card: 0, exempt: 0 } }],
  LT: [{ name: 'PVM', rate: 21000, byClass: { books: 5000, gift_card: 0, exempt: 0 } }],
  LU: [{ name: 'TVA', rate: 17000, byClass: { books: 3000, childrens: 3000, gift_card: 0, exempt: 0 } }],
  LV: [{ name: 'PVN', rate: 21000, byClass: { books: 5000, gift_card: 0, exempt: 0 } }],
  MT: [{ name: 'VAT', rate: 18000, byClass: { books: 5000, gift_card: 0, exempt: 0 } }],
  NL: [{ name: 'btw', rate: 21000, byClass: { books: 9000, gift_card: 0, exempt: 0 } }],
  NZ: [{ name: 'GST', rate: 15000, byClass: { gift_card: 0, exempt: 0 } }],
  PL: [{ name: 'PTU', rate: 23000, byClass: { books: 5000, gift_card: 0, exempt: 0 } }],
  PT: [{ name: 'IVA', rate: 23000, byClass: { books: 6000, gift_card: 0, exempt: 0 } }],
  RO: [{ name: 'TVA', rate: 21000, byClass: { books: 11000, gift_card: 0, exempt: 0 } }],
  SE: [{ name: 'moms', rate: 25000, byClass: { books: 6000, gift_card: 0, exempt: 0 } }],
  SI: [{ name: 'DDV', rate: 22000, byClass: { books: 5000, gift_card: 0, exempt: 0 } }],
  SK: [{ name: 'DPH', rate: 23000, byClass: { books: 5000, gift_card: 0, exempt: 0 } }],
}
