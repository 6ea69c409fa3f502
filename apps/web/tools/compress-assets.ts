import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.json', '.svg', '.txt', '.webmanifest'])
const worthCompressing = 200

/** Writes a brotli and a gzip version beside each compressible file that is large enough. */
export function compressAssets(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = readFileSync(file)
    if (bytes.length < worthCompressing) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
