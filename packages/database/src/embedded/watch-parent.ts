import { type ChildProcess, spawn } from 'node:child_process'
import type { Role } from './role.ts'

/**
 * A shell that waits for the end of a pipe that this process holds, so for this process's end however it comes, and then
 * tells the server to shut down; a shell because it costs one megabyte. The number is read from the server's own file:
 * a server that has gone leaves none, and no other process is ever signalled.
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
