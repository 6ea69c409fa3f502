import type { Product } from '@lacehouse/contracts'
import type { Site } from '@lacehouse/domain/site/site'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'

type Company = Product['manufacturer']
type Safety = Pick<Product, 'manufacturer' | 'responsiblePerson'>

/**
 * Names who answers for a product: its manufacturer, and the responsible person in the Union for one from outside of it. Where the
 * law asks for neither address nor responsible person, the manufacturer's name and contact are enough.
 */
export function toProductSafety({ attributes, brand }: ProductRecord, site: Pick<Site, 'country'>): Safety {
  const stated = attributes.manufacturer as Partial<Company> | undefined
  const responsible = attributes.responsiblePerson as Partial<Company> | undefined
  const { productSafety } = getSiteLaw(site)
  return {
    manufacturer: {
      name: stated?.name ?? brand,
      address: productSafety ? (stated?.address ?? '') : '',
      contact: stated?.contact ?? '',
    },
    ...(productSafety && responsible?.name && { responsiblePerson: toCompany(responsible) }),
  }
}

const toCompany = ({ name = '', address = '', contact = '' }: Partial<Company>): Company => ({ name, address, contact })
