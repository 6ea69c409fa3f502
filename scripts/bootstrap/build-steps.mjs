import { existsSync, rmSync } from 'node:fs'
import { hashSources, isMarked, mark } from './hash-sources.mjs'
import { inRoot, nodeBinary, root } from './paths.mjs'
import { startProgress } from './progress.mjs'
import { runCaptured } from './run-program.mjs'

/**
 * @typedef {object} BuildStep
 * @property {string} what printed while it runs
 * @property {string[]} inputs
 * @property {string[]} command
 * @property {string} output must exist for the step to count as done
 * @property {boolean} inDevelopment whether `npm run dev` needs it too
 */

/** In the order of their dependencies. @type {BuildStep[]} */
const buildSteps = [
  {
    what: 'Compiling messages',
    inputs: ['packages/messages', 'package-lock.json'],
    output: 'packages/messages/build',
    inDevelopment: true,
    command: ['packages/messages/src/compile.ts'],
  },
  {
    what: 'Building the storefront',
    inputs: [
      'apps/web',
      'packages/domain',
      'packages/contracts',
      'packages/messages',
      'packages/pictures/src',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    command: ['apps/web/tools/build.ts'],
    output: 'apps/web/build/server',
    inDevelopment: false,
  },
  {
    what: 'Building the back office',
    inputs: [
      'apps/backoffice',
      'packages/contracts/src',
      'packages/domain/src',
      'packages/messages',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    command: ['apps/backoffice/tools/build.ts'],
    output: 'apps/backoffice/build/index.html',
    inDevelopment: true,
  },
  {
    what: 'Bundling the server',
    inputs: [
      'apps/api/src',
      'apps/backoffice/src/host',
      'apps/payment-sandbox/src',
      'apps/shop/src',
      'apps/shop/tools',
      'apps/web/src',
      'packages/contracts/src',
      'packages/database/src',
      'packages/demo/src',
      'packages/domain/src',
      'packages/messages',
      'packages/pictures/src',
      'package-lock.json',
    ],
    command: ['apps/shop/tools/build.ts'],
    output: 'apps/shop/build/shop.js',
    inDevelopment: false,
  },
]

/**
 * Runs every step whose sources have changed since its last success, and all later steps. False when one failed; the reason is printed.
 * @param {{ force?: boolean, only?: (step: BuildStep) => boolean }} [options]
 */
export async function buildChanged({ force = false, only = () => true } = {}) {
  let changed = force
  for (const step of buildSteps.filter(only)) {
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
  return existsSync(inRoot(step.output)) && isMarked(markerOf(step), hash)
}

/** @param {BuildStep} step */
async function runStep(step) {
  const progress = startProgress(step.what)
  const [program = '', ...args] = step.command
  const { code, output } = await runCaptured(nodeBinary(), [inRoot(program), ...args], {
    env: { NODE_ENV: 'production' },
  })
  progress.end(code === 0 ? 'done' : 'failed')
  if (code !== 0) {
    rmSync(markerOf(step), { force: true })
    process.stderr.write(output)
    return false
  }
  // Hashed afterwards, because a step may generate files among its own inputs.
  mark(markerOf(step), hashSources(root, step.inputs))
  return true
}
