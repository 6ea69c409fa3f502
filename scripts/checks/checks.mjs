import { inRoot } from '../bootstrap/paths.mjs'

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {{ args: string[], cwd?: string }[]} steps Node programs, each of which must end with 0
 */

const tsc = inRoot('node_modules/ts7/bin/tsc')
const depcruise = [inRoot('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'), '--output-type', 'err']

/** What `npm run check` runs; the slowest first, so that the two lanes end together. A new check is one entry more. @type {Check[]} */
export const checks = [
  {
    name: 'web types',
    steps: [
      { args: [inRoot('node_modules/@react-router/dev/bin.cjs'), 'typegen'], cwd: 'apps/web' },
      { args: [tsc, '-p', 'apps/web/tsconfig.json'] },
      // The shop composes the storefront, and so sees its types.
      { args: [tsc, '-p', 'apps/shop/tsconfig.json'] },
    ],
  },
  {
    name: 'types',
    steps: [
      { args: [tsc, '-p', 'tsconfig.json'] },
      { args: [tsc, '-p', 'apps/payment-sandbox/browser/tsconfig.json'] },
      { args: [tsc, '-p', 'e2e/tsconfig.json'] },
    ],
  },
  {
    name: 'dead code',
    steps: [{ args: [inRoot('node_modules/knip/bin/knip.js'), '--no-progress'] }],
  },
  {
    name: 'arrows',
    steps: [
      { args: [...depcruise, '--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'e2e', 'bench'] },
      { args: [...depcruise, '--config', '.dependency-cruiser.browser.mjs', 'apps/web/src'] },
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
  { name: 'house', steps: [{ args: ['scripts/check-house.ts'] }] },
  { name: 'messages', steps: [{ args: ['packages/messages/src/check.ts'] }] },
  { name: 'generated', steps: [{ args: ['scripts/generate.ts', '--check'] }] },
  { name: 'lockfile', steps: [{ args: ['scripts/check-lockfile.ts'] }] },
  { name: 'words', steps: [{ args: ['scripts/check-words.ts'] }] },
]
