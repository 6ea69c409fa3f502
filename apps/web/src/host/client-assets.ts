import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { toEtag } from './etag.ts'
import { securityHeaders } from './security-headers.ts'
import type { Finished } from './send-finished.ts'

/** The files of the build by their path. */
export type ClientAssets = ReadonlyMap<string, Finished>

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Loads the browser's files with their compressed twins; a few hundred kilobytes that are asked for all the time. */
export function loadClientAssets(folder: string): ClientAssets {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && extname(file.name) in types && !file.parentPath.endsWith('.vite'))
    .map((file) => join(file.parentPath, file.name))
  return new Map(files.map((file) => [`/${relative(folder, file).replaceAll('\\', '/')}`, loadAsset(folder, file)]))
}

function loadAsset(folder: string, file: string): Finished {
  const identity = readFileSync(file)
  const immutable = relative(folder, file).startsWith('assets')
  return {
    status: 200,
    headers: {
      ...securityHeaders,
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      vary: 'accept-encoding',
    },
    body: { identity, br: readTwin(`${file}.br`) ?? identity, gzip: readTwin(`${file}.gz`) ?? identity },
    etag: toEtag(identity),
  }
}

function readTwin(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
