import { userInfo } from 'node:os'
import { openSecurityLog } from '@lacehouse/api'
import type { Config } from '@lacehouse/api/config'

/** How versions and the security log name who runs a command. */
export function getOperator(): string {
  return `operator:${userInfo().username}`
}

/** Enters a command into the security log; without a file for it, on the standard error. */
export function recordCommand(
  { securityLog: path, sessionSecret: secret }: Config,
  target: string,
  isDone: boolean,
): void {
  const onError = (error: Error): void => {
    process.stderr.write(`The security log could not be written: ${error.message}\n`)
  }
  const log = openSecurityLog({ path, stream: 2, secret, now: Date.now, onError })
  log.record('operator_command', { actor: getOperator() }, { target, outcome: isDone ? 'allowed' : 'refused' })
  log.close()
}
