/**
 * The flags of Chromium in tests: no sandbox, which does not work for root, no background requests, and letters as wide as on phones,
 * whichever build of the browser it is.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
]
