/** The headers of every response of the storefront. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
}

/** The value of Strict-Transport-Security. It is sent over TLS only, because browsers ignore it elsewhere. */
export const strictTransport = 'max-age=31536000; includeSubDomains'
