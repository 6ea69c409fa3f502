import { existsSync } from 'node:fs'
import { chromiumFlags } from '@lacehouse/test-kit/browser/chromium-flags'
import { findChromium } from '@lacehouse/test-kit/browser/find-chromium'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

type Options = NonNullable<TestProjectInlineConfiguration['test']>

const ignored = ['**/node_modules/**', '**/build/**']
const databaseSetup = ['packages/test-kit/src/database/global-setup.ts'].filter((file) => existsSync(file))
const withDatabase = ['packages/database', 'packages/demo', 'packages/test-kit']
const ownProjects = ['packages/atelier', ...withDatabase]

/** The tests of some folders. Two workers, since everything must run on two cores. */
function toProject(name: string, folders: string[], options: Options = {}): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
      exclude: ignored,
      hookTimeout: 120_000,
      maxWorkers: 2,
      ...options,
    },
  }
}

/** What components import, prepared at once: a dependency that is met later reloads the page under the tests. */
const prepared = [
  '@maskito/core',
  '@tanstack/react-query',
  'intl-messageformat',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
]

/** The tests of components, in Chromium's own DOM. */
const toElementsProject = (options: Options): TestProjectInlineConfiguration => ({
  ...toProject('elements', ['apps/web'], options),
  optimizeDeps: { include: prepared },
})

// `npm test` runs the projects in the order of scripts/bootstrap/projects.mjs: a new one is named in both.
export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      toProject('house', ['scripts'], { testTimeout: 60_000 }),
      toProject('domain', ['packages'], { exclude: [...ignored, ...ownProjects.map((folder) => `${folder}/**`)] }),
      toProject('atelier', ['packages/atelier'], { testTimeout: 60_000 }),
      toProject('database', withDatabase, { globalSetup: databaseSetup, testTimeout: 60_000 }),
      toProject('sandbox', ['apps/payment-sandbox'], { testTimeout: 15_000 }),
      toProject('api', ['apps/api', 'apps/shop'], { globalSetup: databaseSetup, testTimeout: 30_000 }),
      toProject('web', ['apps/web'], { include: ['apps/web/**/*.test.ts'], testTimeout: 15_000 }),
      toElementsProject({
        include: ['apps/web/**/*.test.tsx'],
        testTimeout: 15_000,
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
