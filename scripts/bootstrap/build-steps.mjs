import { existsSync, rmSync } from 'node:fs'
import { hashSources, isMarked, mark } from './hash-sources.mjs'
import { inRoot, nodeBinary, root } from './paths.mjs'
import { startProgress } from './progress.mjs'
import { runCaptured } from './run-program.mjs'

/**
 * @typedef {object} BuildStep
 * @property {string} what said while it runs
 * @property {string} needs the file without which there is nothing to do
 * @property {string[]} inputs
 * @property {string[]} command
 * @property {string} [cwd]
 * @property {string} [output] must exist for the step to count as done
 * @property {boolean} inDevelopment whether `npm run dev` needs it too
 */

const browserInputs = ['packages/domain', 'packages/contracts', 'packages/messages', 'package-lock.json']

/** In the order in which they build on one another. @type {BuildStep[]} */
export const buildSteps = [
  {
    what: 'Compiling messages',
    needs: 'packages/messages/src/compile.ts',
    inputs: ['packages/messages', 'package-lock.json'],
    inDevelopment: true,
    command: ['packages/messages/src/compile.ts'],
  },
  {
    what: 'Checking the generated contracts',
    needs: 'packages/contracts/src/generate.ts',
    inputs: ['packages/contracts', 'packages/domain', 'package-lock.json'],
    inDevelopment: true,
    command: ['packages/contracts/src/generate.ts', '--check'],
  },
  {
    what: 'Building the storefront',
    needs: 'apps/web/react-router.config.ts',
    inputs: ['apps/web', 'tsconfig.base.json', ...browserInputs],
    inDevelopment: false,
    command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    cwd: 'apps/web',
    output: 'apps/web/build/server',
  },
  {
    what: 'Compressing its files',
    needs: 'apps/web/build/client',
    inputs: ['apps/web', 'tsconfig.base.json', 'scripts/compress-assets.ts', ...browserInputs],
    inDevelopment: false,
    command: ['scripts/compress-assets.ts', 'apps/web/build/client'],
  },
]

/**
 * Does every step whose sources have changed since it last succeeded, and all after it. False when one failed, after saying why.
 * @param {{ force?: boolean, only?: (step: BuildStep) => boolean }} [options]
 */
export async function buildChanged({ force = false, only = () => true } = {}) {
  let changed = force
  for (const step of buildSteps.filter(only)) {
    if (!existsSync(inRoot(step.needs))) continue
    const hash = hashSources(root, step.inputs)
    if (!changed && isDone(step, hash)) continue
    if (!(await runStep(step))) return false
    changed = true
  }
  return true
}

/** @param {BuildStep} step */
function markerOf(step) {
  return inRoot(`node_modules/.cache/lacehouse/${step.what.toLowerCase().replaceAll(' ', '-')}`)
}

/**
 * @param {BuildStep} step
 * @param {string} hash
 */
function isDone(step, hash) {
  const isThere = step.output === undefined || existsSync(inRoot(step.output))
  return isThere && isMarked(markerOf(step), hash)
}

/** @param {BuildStep} step */
async function runStep(step) {
  const progress = startProgress(step.what)
  const [program = '', ...args] = step.command
  const { code, output } = await runCaptured(nodeBinary(), [inRoot(program), ...args], {
    cwd: inRoot(step.cwd ?? '.'),
    env: { NODE_ENV: 'production' },
  })
  progress.end(code === 0 ? 'done' : 'failed')
  if (code !== 0) {
    rmSync(markerOf(step), { force: true })
    process.stderr.write(output)
    return false
  }
  // Hashed afterwards: a step may write generated files among its own inputs.
  mark(markerOf(step), hashSources(root, step.inputs))
  return true
}
