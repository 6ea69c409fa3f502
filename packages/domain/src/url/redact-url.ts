/** Query parameters whose values open something or name a person. */
const secrets =
  /^(?:st|code|state|authorizationCode|codeVerifier|pin|number|email|password|username|signature|usid|PayerID|.*token|.*secret|.*key)$/i

const longest = 500

/**
 * Writes the address of a request for a log: without the values of secret parameters, without control characters and not longer
 * than 500 characters.
 */
export function redactUrl(url: string): string {
  const cut = url.indexOf('?')
  const path = cut < 0 ? url : url.slice(0, cut)
  const query =
    cut < 0
      ? ''
      : `?${url
          .slice(cut + 1)
          .split('&')
          .map(redactPair)
          .join('&')}`
  return (path + query).replaceAll(/\p{Cc}/gu, ' ').slice(0, longest)
}

function redactPair(pair: string): string {
  const [name = ''] = pair.split('=', 1)
  // The name may be written with escapes, as in `%74oken`.
  const [read = ''] = new URLSearchParams(`${name}=`).keys()
  return secrets.test(read) && pair.length > name.length ? `${name}=…` : pair
}
