import { spawn } from 'node:child_process'
import { root, toolEnvironment } from './paths.mjs'

/**
 * Runs a server that can be restarted: the old process is stopped and awaited before the new one starts, so that ports and the data
 * folder are free. `ended` resolves when a process ends by itself with code 0, or after `stop`.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export function runRestartable(command, args, env) {
  let wanted = true
  let restarting = false
  let child = start()
  /** @type {(code: number) => void} */
  let resolveEnded = () => {}
  const ended = new Promise((/** @type {(code: number) => void} */ resolve) => {
    resolveEnded = resolve
  })

  function start() {
    const started = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(env),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    started.on('exit', (code) => {
      if (!wanted || (code === 0 && !restarting)) resolveEnded(code ?? 0)
      else if (!restarting) process.stdout.write('The shop has stopped; waiting for a change …\n')
    })
    return started
  }

  async function end() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }

  return {
    ended,
    async restart() {
      if (restarting || !wanted) return
      restarting = true
      await end()
      if (wanted) child = start()
      restarting = false
    },
    async stop() {
      wanted = false
      await end()
      resolveEnded(0)
    },
  }
}
