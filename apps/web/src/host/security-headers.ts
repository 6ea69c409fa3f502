/** The headers of every response of the storefront, besides those that the API sets for the whole shop; a page has those of `toDocumentHeaders` too. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    ...['accelerometer', 'bluetooth', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer'].map(toRefused),
    ...['microphone', 'midi', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'].map(toRefused),
    'geolocation=(self)',
    'payment=(self)',
  ].join(', '),
}

function toRefused(feature: string) {
  return `${feature}=()`
}
