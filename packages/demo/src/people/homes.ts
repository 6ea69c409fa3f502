/** A real street of a country where its people live, and what they are called there. */
export type Home = {
  readonly names: readonly (readonly [first: string, last: string])[]
  readonly addressLine1: string
  readonly city: string
  readonly postalCode: string
  readonly province?: string
  readonly phone: string
  readonly office: {
    readonly addressLine1: string
    readonly city: string
    readonly postalCode: string
    readonly province?: string
  }
}

/** By country; a site of another country has no people until it stands here. Telephone numbers are those kept free for fiction. */
export const homes: Readonly<Record<string, Home>> = {
  US: {
    names: [
      ['Nora', 'Whitfield'],
      ['Marcus', 'Boyd'],
      ['Tasha', 'Greene'],
      ['Eli', 'Navarro'],
      ['June', 'Castellano'],
      ['Owen', 'Pratt'],
      ['Priya', 'Raman'],
      ['Walt', 'Hendricks'],
    ],
    addressLine1: '1402 NW Kearney St',
    city: 'Portland',
    province: 'OR',
    postalCode: '97209',
    phone: '+15035550142',
    office: { addressLine1: '500 Howard St', city: 'San Francisco', province: 'CA', postalCode: '94105' },
  },
  CA: {
    names: [
      ['Élise', 'Tremblay'],
      ['Noah', 'Gagnon'],
      ['Maya', 'Fournier'],
      ['Liam', 'Okafor'],
      ['Chloé', 'Bergeron'],
      ['Samuel', 'Leclerc'],
      ['Anika', 'Singh'],
      ['Félix', 'Roy'],
    ],
    addressLine1: '4210 rue Saint-Denis',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2J 2K8',
    phone: '+15145550187',
    office: { addressLine1: '100 Queen St W', city: 'Toronto', province: 'ON', postalCode: 'M5H 2N2' },
  },
  DE: {
    names: [
      ['Hanna', 'Brandt'],
      ['Jonas', 'Weiß'],
      ['Leyla', 'Aydın'],
      ['Moritz', 'Falk'],
      ['Greta', 'Lindner'],
      ['Emil', 'Sommer'],
      ['Klara', 'Vogt'],
      ['Timo', 'Reuter'],
    ],
    addressLine1: 'Kastanienallee 82',
    city: 'Berlin',
    postalCode: '10435',
    phone: '+493023125042',
    office: { addressLine1: 'Große Elbstraße 45', city: 'Hamburg', postalCode: '22767' },
  },
  GB: {
    names: [
      ['Imogen', 'Clarke'],
      ['Theo', 'Barnes'],
      ['Ayesha', 'Khan'],
      ['Rhys', 'Morgan'],
      ['Freya', 'Nicholls'],
      ['Callum', 'Reid'],
      ['Beth', 'Osborne'],
      ['Harvey', 'Lowe'],
    ],
    addressLine1: '18 Broadway Market',
    city: 'London',
    postalCode: 'E8 4QJ',
    phone: '+442079460018',
    office: { addressLine1: '4 Cutler Street', city: 'Bristol', postalCode: 'BS1 4ST' },
  },
}
