import { chromiumFlags } from '@lacehouse/test-kit/browser/chromium-flags'
import { findChromium } from '@lacehouse/test-kit/browser/find-chromium'
import { findTestServers } from '@lacehouse/test-kit/database/find-servers'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { projects } from './scripts/testing/projects.mjs'

type Options = NonNullable<TestProjectInlineConfiguration['test']>

const ignored = ['**/node_modules/**', '**/build/**']
const withDatabase = ['packages/database', 'packages/demo', 'packages/test-kit']
const ownProjects = ['packages/pictures', ...withDatabase]
const checks = 'scripts/checks/every-check.test.ts'

/** The tests of some folders. Two workers, since everything must run on two cores. */
function toProject(name: string, folders: string[], options: Options = {}): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
      exclude: ignored,
      // Machines differ threefold in speed, and the other of the two workers may be busy.
      testTimeout: 60_000,
      hookTimeout: 180_000,
      // In CI one repetition, as the journeys have it; the end of the run names every test that needed it.
      retry: process.env.CI ? 1 : 0,
      maxWorkers: 2,
      // What a file imports is there for the next: the API takes longer to import than most files take to run.
      isolate: false,
      sequence: { groupOrder: projects[name]?.group ?? 9 },
      ...options,
    },
  }
}

const { databaseUrl, redisUrl } = await findTestServers()
const databaseSetup = ['packages/test-kit/src/database/global-setup.ts']
const onServers: Options = {
  globalSetup: databaseSetup,
  env: { TEST_DATABASE_URL: databaseUrl ?? '', TEST_REDIS_URL: redisUrl ?? '' },
}

/** Run once more on the embedded database where the others run on a server: what differs between the two, and a whole checkout. */
const embedded = [
  'packages/database/src/{client,ledgers,listen,migrate,search}.test.ts',
  'apps/api/src/modules/checkout/checkout.test.ts',
]

/** What components import, prepared at once: a dependency that is met later reloads the page under the tests. */
const prepared = [
  '@maskito/core',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'intl-messageformat',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
]

/** The tests of components, in Chromium's own DOM. */
const toElementsProject = (options: Options): TestProjectInlineConfiguration => ({
  ...toProject('elements', ['apps/web', 'apps/backoffice'], options),
  optimizeDeps: { include: prepared },
})

// A new project is named in scripts/testing/projects.mjs too, which says when it runs.
export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      toProject('check', [], { include: [checks], testTimeout: 600_000, maxConcurrency: 2, retry: 0 }),
      toProject('scripts', ['scripts'], { exclude: [...ignored, checks] }),
      toProject('domain', ['packages'], {
        exclude: [...ignored, ...ownProjects.map((folder) => `${folder}/**`)],
      }),
      toProject('pictures', ['packages/pictures']),
      toProject('atelier', ['atelier']),
      toProject('database', withDatabase, onServers),
      toProject('sandbox', ['apps/payment-sandbox']),
      toProject('api', ['apps/api', 'apps/shop'], onServers),
      toProject('embedded', [], {
        include: databaseUrl ? embedded : [],
        globalSetup: databaseSetup,
        env: { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' },
      }),
      toProject('web', ['apps/web'], { include: ['apps/web/**/*.test.ts'] }),
      toElementsProject({
        include: ['apps/{web,backoffice}/**/*.test.tsx'],
        // A page of its own for each file: what one leaves in the document is not there for the next.
        isolate: true,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumFlags },
          }),
          instances: [{ browser: 'chromium' }],
        },
      }),
    ],
  },
})
