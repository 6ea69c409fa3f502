import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { inRoot, nodeBinary } from './paths.mjs'
import { runCaptured } from './run-program.mjs'

/** A process that runs the given program in the foreground, as `npm start` runs the shop. */
function startParentOf(program: string) {
  const source = `
    const { runForeground } = await import(${JSON.stringify(inRoot('scripts/bootstrap/run-program.mjs'))})
    process.exitCode = await runForeground(process.execPath, ['-e', ${JSON.stringify(program)}])`
  return spawn(nodeBinary(), ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
}

const server = `
  process.on('SIGTERM', () => { console.log('closing'); process.exit(7) })
  process.on('SIGINT', () => process.exit(8))
  setInterval(() => {}, 1000)
  console.log('open')`

test.each([
  ['SIGTERM', 7],
  ['SIGINT', 8],
] as const)('%s reaches the program, whose exit code is handed on', async (signal, code) => {
  const parent = startParentOf(server)
  await once(parent.stdout, 'data')
  parent.kill(signal)
  expect(await once(parent, 'exit')).toEqual([code, null])
})

test('the exit code of a program that ends by itself is passed on', async () => {
  expect(await once(startParentOf('process.exit(3)'), 'exit')).toEqual([3, null])
})

test('a program that a signal ended has the exit code of a shell', async () => {
  const program = "process.kill(process.pid, 'SIGKILL')"
  expect(await once(startParentOf(program), 'exit')).toEqual([137, null])
})

test('a captured program returns its exit code and both of its outputs', async () => {
  const { code, output } = await runCaptured(nodeBinary(), [
    '-e',
    'console.log("one"); console.error("two"); process.exit(5)',
  ])
  expect(code).toBe(5)
  expect(output).toContain('one')
  expect(output).toContain('two')
})

test('a missing program is a failure with a message', async () => {
  const { code, output } = await runCaptured('no-such-program', [])
  expect(code).toBe(127)
  expect(output).toContain('no-such-program could not be started')
})
