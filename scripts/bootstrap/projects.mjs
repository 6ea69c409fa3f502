/**
 * The vitest projects in the order in which `npm test` runs them: what is quick and blames precisely comes first.
 * A new project is named here and in vitest.config.ts.
 */
export const projects = [
  { name: 'house', onServers: false },
  { name: 'domain', onServers: false },
  { name: 'atelier', onServers: false },
  { name: 'database', onServers: true },
  { name: 'sandbox', onServers: false },
  { name: 'api', onServers: true },
  { name: 'web', onServers: false },
  { name: 'elements', onServers: false },
  { name: 'harness', onServers: false },
  { name: 'journeys', onServers: false },
]
