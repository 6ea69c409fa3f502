/**
 * The vitest projects by name, in the order of their groups: fast projects with precise failures come first.
 * Projects of one group share two workers. `browser`: needs Chromium.
 * @typedef {{ group: number, browser?: boolean }} ProjectPlan
 * @type {Record<string, ProjectPlan>}
 */
export const projects = {
  check: { group: 0 },
  scripts: { group: 1 },
  domain: { group: 1 },
  pictures: { group: 1 },
  atelier: { group: 1 },
  database: { group: 1 },
  sandbox: { group: 1, browser: true },
  api: { group: 1 },
  embedded: { group: 1 },
  web: { group: 1 },
  elements: { group: 2, browser: true },
}

/** Journeys start their own shops, so they run after the projects in a separate process. */
export const journeys = 'journeys'
