import { inRoot, nodeBinary } from '../bootstrap/paths.mjs'
import { runForeground } from '../bootstrap/run-program.mjs'
import { forgetParts, readParts } from './parts.mjs'

/**
 * Runs vitest projects in one process with a JUnit file under reports/, and returns their parts.
 * @param {string} report name of the JUnit file
 * @param {string[]} projects
 */
export async function runVitest(report, projects) {
  forgetParts()
  const exitCode = await runForeground(
    nodeBinary(),
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${inRoot(`reports/${report}.xml`)}`,
      `--reporter=${inRoot('scripts/testing/parts-reporter.ts')}`,
    ],
    { env: { NODE_ENV: 'test' } },
  )
  return readParts(exitCode)
}
