import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { isInstalled, markInstalled } from './install-state.mjs'
import { nodeBinary, root } from './paths.mjs'
import { startProgress } from './progress.mjs'
import { runCaptured } from './run-program.mjs'

/** Runs `npm ci` when node_modules is absent or the lockfile has changed; ends the process with a sentence when it fails. */
export async function ensureInstalled() {
  requireNode20()
  if (isInstalled(root)) return
  const progress = startProgress('Installing dependencies (npm ci)')
  const { code, output } = await runNpmCi()
  progress.end(code === 0 ? 'done' : 'failed')
  if (code !== 0) {
    process.stderr.write(
      `${output}\nThe dependencies could not be installed: see npm's words above. \`npm run doctor\` looks for reasons.\n`,
    )
    process.exit(1)
  }
  requireNode24()
  markInstalled(root)
}

/** All programs except these scripts run on Node 24: the one from npm, or the machine's own if npm has none. */
function requireNode24() {
  const { status, stdout } = spawnSync(nodeBinary(), ['--version'], { encoding: 'utf8' })
  const version = stdout?.trim().replace('v', '') ?? ''
  if (status === 0 && majorOf(version) >= 24) return
  process.stderr.write(
    `npm brought no Node 24 that runs on ${process.platform}-${process.arch} (musl has none): install Node 24 or later yourself.\n`,
  )
  process.exit(1)
}

/** @param {string} version */
function majorOf(version) {
  return Number(version.split('.')[0])
}

function requireNode20() {
  if (majorOf(process.versions.node) >= 20) return
  process.stderr.write(
    `Node ${process.versions.node} is too old: Lacehouse needs Node 20 or later to install itself.\n`,
  )
  process.exit(1)
}

function runNpmCi() {
  // The machine's own Node runs npm without a compile cache in node_modules, because `npm ci` deletes that folder.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root))
  return runCaptured('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--no-progress'], {
    env: { PATH: path.join(delimiter), NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  })
}
