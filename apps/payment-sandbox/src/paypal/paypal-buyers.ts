import type { Behaviour } from '../cards/test-cards.ts'
import type { PeerAddress } from '../peers/peer-document.ts'
import type { Words } from '../words/en.ts'

export type PaypalBuyer = {
  id: string
  email: string
  phone: Readonly<Record<string, string>>
  behaviour: Behaviour
  meaning: keyof Words
}

const phones = {
  US: '4155550132',
  CA: '5145550132',
  DE: '3055501234',
  GB: '2079460132',
  FR: '199000132',
  AU: '255500132',
  IT: '0255500132',
  ES: '915550132',
  NL: '205550132',
  AT: '15550132',
  BE: '25550132',
  IE: '15550132',
  LU: '27555132',
  NZ: '45550132',
}

/** The test buyers with PayPal accounts. */
export const paypalBuyers: readonly PaypalBuyer[] = [
  buyer('ada', 'success', 'buyerGood'),
  buyer('bertha', 'do_not_honour', 'buyerDeclined'),
  buyer('clara', 'pending_authorised', 'buyerPending'),
]

/** The buyers' addresses by country. */
export const paypalAddresses: Readonly<Record<string, PeerAddress>> = {
  US: address('Ada Marsh', ['12 Valencia St', 'San Francisco', 'CA', '94103'], 'US'),
  CA: address('Élise Tremblay', ['400 rue Saint-Paul', 'Montréal', 'QC', 'H2Y 1C6'], 'CA'),
  DE: address('Jörg Weiß', ['Invalidenstraße 43', 'Berlin', '', '10115'], 'DE'),
  GB: address('Ada Marsh', ['12 Lamb Street', 'London', '', 'E1 6EA'], 'GB'),
  FR: address('Inès Morel', ['12 rue Oberkampf', 'Paris', '', '75011'], 'FR'),
  AU: address('Ada Marsh', ['12 Foveaux Street', 'Surry Hills', 'NSW', '2010'], 'AU'),
  IT: address('Giulia Conti', ['Via Paolo Sarpi 12', 'Milano', 'MI', '20154'], 'IT'),
  ES: address('Lucía Serrano', ['Calle del Pez, 12', 'Madrid', 'M', '28004'], 'ES'),
  NL: address('Sanne de Vries', ['Prinsengracht 412', 'Amsterdam', '', '1016 JC'], 'NL'),
  AT: address('Jörg Weiß', ['Lindengasse 43', 'Wien', '', '1070'], 'AT'),
  BE: address('Inès Morel', ['Rue Haute 12', 'Bruxelles', '', '1000'], 'BE'),
  IE: address('Ada Marsh', ['12 Drury Street', 'Dublin', '', 'D02 X285'], 'IE'),
  LU: address('Inès Morel', ['12, Grand-Rue', 'Luxembourg', '', '1660'], 'LU'),
  NZ: address('Ada Marsh', ['12 Cuba Street', 'Wellington', '', '6011'], 'NZ'),
}

function buyer(id: string, behaviour: Behaviour, meaning: keyof Words): PaypalBuyer {
  return { id, email: `${id}@example.com`, phone: phones, behaviour, meaning }
}

function address(
  fullName: string,
  [line1, city, region, postalCode]: [string, string, string, string],
  country: string,
): PeerAddress {
  return { fullName, line1, city, postalCode, country, ...(region && { region }) }
}
