import { formatPhone } from '@lacehouse/domain/phone/format-phone'
import type { Site } from '@lacehouse/domain/site/site'
import { findCountry } from '../countries/countries.ts'
import type { ContentContext } from './content-context.ts'
import type { BlockDocument } from './documents.ts'
import { escapeHtml } from './html.ts'

type Store = { readonly city: string; readonly province: string; readonly postalCode: string }

/** The site's stores as cards with address and telephone number. */
export function writeStoreCards({ site, brand }: ContentContext): BlockDocument {
  const stores = findCountry(site.country)?.stores ?? []
  return {
    id: 'stores-list',
    type: 'collection',
    variant: 'standard',
    breakpoints: {
      sm: { type: 'grid', columns: 1, slidePadding: '24px' },
      md: { type: 'grid', columns: 2, slidePadding: '24px' },
      lg: { type: 'grid', columns: 3, slidePadding: '32px' },
    },
    items: stores.map((store, index) => ({
      id: `stores-${index + 1}`,
      overline: store.city,
      title: `${brand} ${store.name}`,
      richText: toAddressHtml(
        [store.street, toCityLine(store, site)],
        store.phone,
        formatPhone(store.phone, site.country),
      ),
    })),
    bottomMargins: 'large',
  }
}

function toAddressHtml(lines: readonly string[], phone: string, shownPhone: string): string {
  const address = lines.map(escapeHtml).join('<br />')
  return `<p>${address}<br /><a href="tel:${phone}">${escapeHtml(shownPhone)}</a></p>`
}

/** The last line of a postal address in the order of the site's country. */
function toCityLine({ city, province, postalCode }: Store, { country }: Site): string {
  switch (country) {
    case 'US':
      return `${city}, ${province} ${postalCode}`
    case 'CA':
      return `${city} (${province}) ${postalCode}`
    case 'GB':
      return `${city} ${postalCode}`
    default:
      return `${postalCode} ${city}`
  }
}
