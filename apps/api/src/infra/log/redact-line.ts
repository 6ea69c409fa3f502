/** The names of fields, headers and parameters whose values no log may have. */
const secretNames = [
  ...['authorization', 'cookie', 'set-cookie', 'x-challenge-response', 'lacepay-signature', 'stripe-signature'],
  ...['password', 'newPassword', 'currentPassword', 'pin', 'giftCardPin', 'number', 'cardNumber', 'cvc', 'secret'],
  ...['token', 'accessToken', 'refreshToken', 'authorizationCode', 'codeVerifier', 'codeChallenge', 'st', 'idToken'],
  ...['recaptcha_response', 'clientSecret', 'merchantSession', 'apiKey'],
  // A refused row of the database is quoted in these.
  ...['detail', 'where', 'internalQuery', 'parameters'],
]

/** The names of fields with personal data. */
const personalNames = [
  ...['username', 'email', 'firstName', 'lastName', 'holder', 'phone', 'birthDate', 'addressLine1', 'addressLine2'],
  ...['street', 'city', 'postalCode', 'ip', 'user-agent', 'x-forwarded-for'],
]

const names = [...secretNames, ...personalNames].join('|')
// A field of an object, and one of JSON that is quoted in a string.
const field = new RegExp(`("(?:${names})":\\s*)(?:"(?:[^"\\\\]|\\\\.)*"|[\\d.]+|\\[[^\\]]{0,2000}\\])`, 'gi')
const quotedField = new RegExp(`(\\\\"(?:${names})\\\\":\\s*)(?:\\\\"(?:(?!\\\\").)*\\\\"|[\\d.]+)`, 'gi')
const parameter = new RegExp(`([?&](?:${names}|code|key|signature|sig)=)[^&"'\\s\\\\#]+`, 'gi')
const bearer = /\b(Bearer|Basic) [\w.~+/=-]+/gi
const signedToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
// The name is bounded, so that a long line of letters costs no more than its length.
const mailAddress = /[\w.+%-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/g
const cardNumber = /(?<![\w.-])(?:\d{4}[ -]){3}\d{1,7}(?![\w.-])|(?<![\w.-])\d{15,19}(?![\w.-])/g

/**
 * Takes secrets and personal data out of a line of the log, wherever they stand: fields, quoted bodies, queries of addresses, and the
 * texts of errors. It works on the written line, because data gets into a log by errors of libraries whose fields are not known.
 */
export function redactLine(line: string): string {
  return line
    .replace(field, '$1"[redacted]"')
    .replace(quotedField, '$1\\"[redacted]\\"')
    .replace(parameter, '$1[redacted]')
    .replace(bearer, '$1 [redacted]')
    .replace(signedToken, '[token]')
    .replace(mailAddress, '[email]')
    .replace(cardNumber, '[number]')
}
