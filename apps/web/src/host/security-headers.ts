/** Headers of every answer of the storefront. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
}

/** Sent over TLS only, where it means something. */
export const strictTransport = 'max-age=31536000; includeSubDomains'
