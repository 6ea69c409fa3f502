import { rmSync } from 'node:fs'
import { tallyReport } from './junit.mjs'
import { inRoot, nodeBinary } from './paths.mjs'
import { runForeground } from './run-program.mjs'

/**
 * Runs the tests of one vitest project, with a JUnit file under reports/, and counts them.
 * @param {string} project
 * @param {{ report?: string, env?: Record<string, string | undefined> }} [options]
 */
export async function runProject(project, { report = project, env = {} } = {}) {
  const path = inRoot(`reports/${report}.xml`)
  rmSync(path, { force: true })
  const exitCode = await runForeground(
    nodeBinary(),
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${path}`,
    ],
    { env: { ...env, NODE_ENV: 'test' } },
  )
  return tallyReport(path, exitCode)
}
