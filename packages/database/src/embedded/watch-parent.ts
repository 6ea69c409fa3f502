import { type ChildProcess, spawn } from 'node:child_process'
import type { Role } from './role.ts'

/**
 * Starts a shell that waits for the end of a pipe which this process holds, and so for the end of this process, and then shuts
 * the server down. A shell needs only one megabyte. It reads the process id from the server's own file, which a stopped server
 * removes, so that it never signals another process.
 */
export function watchParent(cluster: string, role: Role): ChildProcess {
  const script = 'read -r _; read -r pid < "$1/postmaster.pid" && kill -INT "$pid"'
  const child = spawn('/bin/sh', ['-c', script, 'lacehouse-watch', cluster], {
    ...role.identity,
    cwd: '/',
    env: role.env,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  child.on('error', () => undefined)
  child.unref()
  const { stdin } = child
  stdin?.on('error', () => undefined)
  if (stdin && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return child
}
