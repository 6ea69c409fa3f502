import { spawn } from 'node:child_process'
import { getShopProgram } from './shop-program.ts'

/** The exit code of a command and what it wrote to its two outputs. */
export type EndedCommand = { readonly code: number; readonly said: string; readonly refused: string }

export type CommandOptions = {
  /** The whole environment of the process. */
  readonly env: NodeJS.ProcessEnv
  /** What a person types. */
  readonly input?: string
}

/** Runs a command of the shop to its end, as `lacehouse <args>` does. */
export function runCommand(args: readonly string[], { env, input = '' }: CommandOptions): Promise<EndedCommand> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [getShopProgram(), ...args], { env })
    const [said, refused]: [string[], string[]] = [[], []]
    child.stdout.on('data', (chunk) => said.push(String(chunk)))
    child.stderr.on('data', (chunk) => refused.push(String(chunk)))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? -1, said: said.join(''), refused: refused.join('') }))
    child.stdin.end(input)
  })
}
