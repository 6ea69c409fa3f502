type Company = { readonly name: string; readonly address: string; readonly contact: string }

const lacehouse: Company = {
  name: 'Lacehouse Goods GmbH',
  address: 'Lindenufer 12, 20457 Hamburg, Germany',
  contact: 'safety@lacehouse.example',
}

/** The demo shop's second manufacturer, outside of the European Union. */
const northfold: Company = {
  name: 'Northfold Works Ltd.',
  address: '27 Cannery Lane, Halifax, NS B3J 1K5, Canada',
  contact: 'quality@northfold.example',
}

/**
 * Names the companies that answer for a product: Lacehouse makes the shoes, and answers in the European Union for what Northfold makes
 * in Canada (GPSR art. 16 and 19).
 */
export function listCompanies(kind: string): { manufacturer: Company; responsiblePerson?: Company } {
  return kind === 'footwear' ? { manufacturer: lacehouse } : { manufacturer: northfold, responsiblePerson: lacehouse }
}
