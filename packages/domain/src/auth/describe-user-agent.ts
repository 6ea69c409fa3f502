export type UserAgentWords = { readonly browser?: string; readonly system?: string }

// The first that matches counts: browsers name the ones that they imitate too.
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
]
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Names the browser and the system of a `User-Agent` header, for people who look for their own device; empty for unknown ones. */
export function describeUserAgent(userAgent: string): UserAgentWords {
  const find = (known: typeof browsers) => known.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const [browser, system] = [find(browsers), find(systems)]
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) }
}
