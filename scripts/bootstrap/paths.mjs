import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')

const ownNode = join(root, 'node_modules/.bin/node')

/** Node 24 as npm installed it, or the machine's own where npm has no binary for the platform. */
export function nodeBinary() {
  return existsSync(ownNode) ? ownNode : process.execPath
}

/** @param {string} path relative to the repository */
export function inRoot(path) {
  return join(root, path)
}

/**
 * The environment of every program that the scripts start: the repository's own tools come first on PATH.
 * @param {Record<string, string | undefined>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(more = {}) {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'),
    ...more,
  }
}
