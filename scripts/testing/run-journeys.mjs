import { rmSync } from 'node:fs'
import { inRoot, nodeBinary } from '../bootstrap/paths.mjs'
import { runForeground } from '../bootstrap/run-program.mjs'
import { readJunitTotals } from './parts.mjs'
import { journeys } from './projects.mjs'

const report = inRoot('reports/journeys.xml')

/** Runs the journeys in a browser by Playwright with a JUnit file under reports/, and returns them as a part. */
export async function runJourneys() {
  rmSync(report, { force: true })
  const exitCode = await runForeground(nodeBinary(), [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'e2e',
  ])
  return readJunitTotals(journeys, report, exitCode)
}
