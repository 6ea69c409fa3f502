import { existsSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

interface Project {
  name: string
  /** Folders whose tests belong to the project. */
  folders: string[]
  exclude?: string[]
  /** Run once before the project's first test; those that do not exist are left out. */
  globalSetup?: string[]
  testTimeout?: number
  /** Files at the same time; the machine that everything must run on has two cores. */
  workers?: number
}

const databaseSetup = 'packages/test-kit/src/database/global-setup.ts'
const journeySetup = 'e2e/harness/setup.ts'

const projects: Project[] = [
  { name: 'house', folders: ['scripts'], testTimeout: 60_000 },
  {
    name: 'domain',
    folders: ['packages'],
    exclude: ['packages/atelier/**', 'packages/database/**', 'packages/demo/**'],
  },
  { name: 'atelier', folders: ['packages/atelier'], testTimeout: 60_000 },
  {
    name: 'database',
    folders: ['packages/database', 'packages/demo'],
    globalSetup: [databaseSetup],
    testTimeout: 60_000,
  },
  { name: 'api', folders: ['apps/api', 'apps/shop'], globalSetup: [databaseSetup], testTimeout: 30_000 },
  { name: 'sandbox', folders: ['apps/payment-sandbox'], testTimeout: 15_000 },
  { name: 'web', folders: ['apps/web'], testTimeout: 15_000 },
  { name: 'journeys', folders: ['e2e'], globalSetup: [journeySetup], testTimeout: 90_000, workers: 1 },
]

export default defineConfig({
  test: {
    projects: projects.map(toVitestProject),
    passWithNoTests: true,
  },
})

function toVitestProject(project: Project): TestProjectInlineConfiguration {
  return {
    test: {
      name: project.name,
      include: project.folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
      exclude: ['**/node_modules/**', '**/build/**', '**/fixtures/**', ...(project.exclude ?? [])],
      globalSetup: (project.globalSetup ?? []).filter((file) => existsSync(file)),
      testTimeout: project.testTimeout ?? 5_000,
      hookTimeout: 120_000,
      maxWorkers: project.workers ?? 2,
    },
  }
}
