/**
 * The vitest projects in the order in which `npm test` runs them: what is quick and blames precisely comes first.
 * A new project is named here and in vitest.config.ts. `servers`: run again on real servers; `browser`: needs Chromium.
 * @type {{ name: string, servers?: boolean, browser?: boolean }[]}
 */
export const projects = [
  { name: 'house' },
  { name: 'domain' },
  { name: 'pictures' },
  { name: 'atelier' },
  { name: 'database', servers: true },
  { name: 'sandbox', browser: true },
  { name: 'api', servers: true },
  { name: 'web' },
  { name: 'elements', browser: true },
  { name: 'harness', browser: true },
  { name: 'journeys', browser: true },
]
