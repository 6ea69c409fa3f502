/**
 * The vitest projects by name, in the order in which their groups run: what is quick and names its cause comes first.
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

/** Journeys start shops of their own, and so run after the projects, in a process of their own. */
export const journeys = 'journeys'
