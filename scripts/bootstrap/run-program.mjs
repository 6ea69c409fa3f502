import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root, toolEnvironment } from './paths.mjs'

/** @typedef {{ env?: Record<string, string | undefined>, cwd?: string }} RunOptions */

/**
 * Runs a program to its end without showing its output; returns its exit code, its output, what of it came by stdout, and its time.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string, stdout: string, milliseconds: number }>}
 */
export function runCaptured(command, args, options = {}) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: toolEnvironment(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let stdout = ''
    const end = (/** @type {number} */ code) =>
      resolve({ code, output, stdout, milliseconds: performance.now() - started })
    child.stdout.on('data', (chunk) => {
      output += chunk
      stdout += chunk
    })
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => {
      output += `${command} could not be started: ${error.message}\n`
      end(127)
    })
    child.on('close', (code, signal) => end(toExitCode(code, signal)))
  })
}

/**
 * Runs a program in the foreground, with the terminal and the signals of this process, and returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function runForeground(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: toolEnvironment(options.env),
    stdio: 'inherit',
  })
  const stopForwarding = forwardSignals(child)
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`)
      resolve(127)
    })
    child.on('close', (code, signal) => {
      stopForwarding()
      resolve(toExitCode(code, signal))
    })
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  // A terminal already sends Ctrl-C to the whole process group; forwarding it would repeat it.
  const forwardInterrupt = () => process.stdin.isTTY || child.kill('SIGINT')
  const forwardTerminate = () => child.kill('SIGTERM')
  process.on('SIGINT', forwardInterrupt)
  process.on('SIGTERM', forwardTerminate)
  process.on('SIGHUP', forwardTerminate)
  return () => {
    process.off('SIGINT', forwardInterrupt)
    process.off('SIGTERM', forwardTerminate)
    process.off('SIGHUP', forwardTerminate)
  }
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function toExitCode(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal])
}
