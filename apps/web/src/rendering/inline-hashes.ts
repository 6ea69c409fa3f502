import { hash } from 'node:crypto'

/** Computes the hash by which the content security policy allows an inline script or style. */
export function toInlineHash(code: string): string {
  return `sha256-${hash('sha256', code, 'base64')}`
}

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g
/** Scripts with an address, and blocks of data: neither is an inline script. */
const isOther = /\ssrc=|\stype="application\/(?:ld\+)?json"/

/**
 * Lists the hashes of the inline scripts in some markup. The markup has to come from the build alone: a document with content would
 * allow the scripts that were written into the content (docs/decisions/0037).
 */
export function listScriptHashes(markup: string): string[] {
  const scripts = [...markup.matchAll(script)].filter(([, attributes = '']) => !isOther.test(attributes))
  return [...new Set(scripts.map(([, , code = '']) => toInlineHash(code)))]
}
