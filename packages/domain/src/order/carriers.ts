type Carrier = {
  readonly name: string
  /** The page that shows a parcel; `{number}` stands for its tracking number. */
  readonly page: string
}

/** The carriers whose parcels can be followed, by the code under which a warehouse names them. */
const carriers: Readonly<Record<string, Carrier>> = {
  ups: { name: 'UPS', page: 'https://www.ups.com/track?tracknum={number}' },
  fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  usps: { name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  'canada-post': {
    name: 'Canada Post',
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
  },
  dhl: { name: 'DHL', page: 'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode={number}' },
  dpd: { name: 'DPD', page: 'https://www.dpdgroup.com/track/?parcelNumber={number}' },
  gls: { name: 'GLS', page: 'https://gls-group.com/track/{number}' },
  'royal-mail': { name: 'Royal Mail', page: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}' },
  'la-poste': { name: 'La Poste', page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}' },
  postnl: { name: 'PostNL', page: 'https://postnl.nl/tracktrace/?B={number}' },
  'australia-post': { name: 'Australia Post', page: 'https://auspost.com.au/mypost/track/details/{number}' },
}

export type Tracking = { readonly carrier: string; readonly number: string; readonly url: string }

const form = /^([a-z-]{2,20}):([A-Za-z0-9]{6,40})$/

/** Parses a parcel as a warehouse names it, such as `ups:1Z999AA10123456784`; null for an unknown carrier or a malformed number. */
export function parseTracking(text: string): Tracking | null {
  const [, code = '', number = ''] = form.exec(text) ?? []
  const carrier = Object.hasOwn(carriers, code) ? carriers[code] : undefined
  return carrier ? { carrier: carrier.name, number, url: carrier.page.replace('{number}', number) } : null
}

/** Lists the codes of the carriers. */
export function listCarriers(): string[] {
  return Object.keys(carriers)
}
