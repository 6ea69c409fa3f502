import { editDistance } from '../search/edit-distance.ts'

/** Mail domains that most shoppers of all countries use. */
const everywhere = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'me.com',
  'live.com',
  'msn.com',
]

/** Further usual mail domains of a country's shoppers. */
const ofCountry: Readonly<Record<string, readonly string[]>> = {
  US: ['aol.com', 'comcast.net', 'att.net', 'verizon.net', 'sbcglobal.net', 'protonmail.com'],
  CA: ['yahoo.ca', 'hotmail.ca', 'live.ca', 'rogers.com', 'shaw.ca', 'sympatico.ca', 'videotron.ca', 'bell.net'],
  GB: ['hotmail.co.uk', 'yahoo.co.uk', 'live.co.uk', 'btinternet.com', 'sky.com', 'virginmedia.com', 'talktalk.net'],
  DE: [
    'gmx.de',
    'web.de',
    't-online.de',
    'googlemail.com',
    'gmx.net',
    'freenet.de',
    'outlook.de',
    'posteo.de',
    'mail.de',
  ],
  FR: ['orange.fr', 'free.fr', 'laposte.net', 'wanadoo.fr', 'sfr.fr', 'hotmail.fr', 'yahoo.fr', 'outlook.fr'],
  IT: ['libero.it', 'virgilio.it', 'hotmail.it', 'yahoo.it', 'alice.it', 'tiscali.it'],
  ES: ['hotmail.es', 'yahoo.es', 'outlook.es', 'telefonica.net'],
  NL: ['ziggo.nl', 'kpnmail.nl', 'hotmail.nl', 'live.nl', 'planet.nl', 'xs4all.nl'],
  AU: ['bigpond.com', 'optusnet.com.au', 'yahoo.com.au', 'live.com.au', 'outlook.com.au'],
}

/** Real domains that are one letter away from a usual one. */
const ownRight = new Set(['gmx.com', 'gmx.at', 'gmx.ch', 'mail.com', 'ymail.com', 'email.com', 'hey.com', 'free.com'])

/** The letters by which a long domain may differ from a usual one. */
const most = 2

/** Too many real domains are one letter away from those whose first part is shorter. */
const shortest = 3

/**
 * Suggests the address that a shopper probably meant: its domain is one or two letters away from exactly one domain that is usual
 * in the site's country. Null for an address that is usual, or unlike all usual ones.
 */
export function suggestEmail(email: string, countryCode: string): string | null {
  const [name, domain, ...rest] = email.trim().split('@')
  if (!name || !domain || rest.length > 0) return null
  const typed = domain.toLowerCase()
  const usual = [...everywhere, ...(ofCountry[countryCode] ?? [])]
  const isUsual = ownRight.has(typed) || Object.values(ofCountry).some((domains) => domains.includes(typed))
  if (isUsual || usual.includes(typed)) return null
  const near = usual
    .map((known) => ({ known, distance: editDistance(typed, known, most) }))
    .filter(({ known, distance }) => known.indexOf('.') >= shortest && distance <= (known.length < 8 ? 1 : most))
    .toSorted((a, b) => a.distance - b.distance)
  const [best, second] = near
  return best && best.distance !== second?.distance ? `${name}@${best.known}` : null
}
