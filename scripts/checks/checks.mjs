import { existsSync } from 'node:fs'
import { inRoot } from '../bootstrap/paths.mjs'

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {{ args: string[], cwd?: string }[]} steps Node programs, each of which must end with 0
 */

/** Checks the types of a project, incrementally. @param {string} project */
const checkTypes = (project) => ({
  args: [
    inRoot('node_modules/ts7/bin/tsc'),
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    inRoot(`node_modules/.cache/lacehouse/types/${project.replaceAll('/', '-')}.tsbuildinfo`),
  ],
})
/** Checks imports against the rules of a file. @param {string} rules @param {...string} folders */
const checkImports = (rules, ...folders) => ({
  args: [
    inRoot('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--output-type=err',
    '--cache',
    inRoot(`node_modules/.cache/lacehouse/imports/${rules}`),
    '--cache-strategy=content',
    `--config=${rules}`,
    ...folders,
  ],
})

const importing = ['apps', 'packages', 'atelier', 'e2e', 'bench', 'prove'].filter((folder) =>
  existsSync(inRoot(folder)),
)

/** The checks of `npm run check`, the slowest first, so that the two lanes end together. @type {Check[]} */
export const checks = [
  {
    name: 'web types',
    steps: [
      { args: [inRoot('node_modules/@react-router/dev/bin.cjs'), 'typegen'], cwd: 'apps/web' },
      checkTypes('apps/web/tsconfig.json'),
      checkTypes('apps/backoffice/tsconfig.json'),
      // The shop composes the storefront, so it is checked with its types.
      checkTypes('apps/shop/tsconfig.json'),
    ],
  },
  {
    name: 'types',
    steps: [
      checkTypes('tsconfig.json'),
      checkTypes('apps/payment-sandbox/browser/tsconfig.json'),
      checkTypes('e2e/tsconfig.json'),
    ],
  },
  {
    name: 'dead code',
    steps: [{ args: [inRoot('node_modules/knip/bin/knip.js'), '--no-progress'] }],
  },
  {
    name: 'import boundaries',
    steps: [
      checkImports('.dependency-cruiser.mjs', ...importing),
      checkImports('.dependency-cruiser.browser.mjs', 'apps/web/src', 'apps/backoffice/src'),
    ],
  },
  {
    name: 'lint',
    steps: [
      {
        args: [
          inRoot('node_modules/@biomejs/biome/bin/biome'),
          'ci',
          '--error-on-warnings',
          '--colors=off',
          '--diagnostic-level=warn',
          '--reporter=concise',
        ],
      },
    ],
  },
  { name: 'conventions', steps: [{ args: ['scripts/check-conventions.ts'] }] },
  { name: 'message catalogue', steps: [{ args: ['packages/messages/src/check.ts'] }] },
  { name: 'generated', steps: [{ args: ['scripts/generate.ts', '--check'] }] },
  { name: 'lockfile', steps: [{ args: ['scripts/check-lockfile.ts'] }] },
  { name: 'leaked paths', steps: [{ args: ['scripts/check-leaked-paths.ts'] }] },
  { name: 'atelier', steps: [{ args: ['scripts/check-atelier.mjs'] }] },
  { name: 'references', steps: [{ args: ['scripts/check-references.ts'] }] },
  { name: 'vocabulary', steps: [{ args: ['scripts/check-vocabulary.ts'] }] },
]
