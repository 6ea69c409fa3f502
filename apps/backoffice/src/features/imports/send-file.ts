import type { CallInput } from '@lacehouse/contracts'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { listParts } from '../../client/list-parts.ts'
import { toBase64 } from '../../client/to-base64.ts'

type Announced = CallInput<'backoffice.createImport'>['body']

/** Sends a file part by part and has it checked; says how much has arrived. Returns the id of the import. */
export async function sendFile(
  file: File,
  options: Omit<Announced, 'importId' | 'fileName' | 'sizeBytes'>,
  onProgress: (percent: number) => void,
): Promise<string> {
  const importId = crypto.randomUUID()
  const body = { ...options, importId, fileName: file.name.slice(0, 200), sizeBytes: file.size }
  await callBackoffice('backoffice.createImport', { body })
  for (const { position, bytes, sent } of listParts(file)) {
    const params = { importId, position }
    await callBackoffice('backoffice.putImportPart', { params, body: { data: await toBase64(bytes) } })
    onProgress(Math.round((sent * 100) / file.size))
  }
  await callBackoffice('backoffice.runImport', { params: { importId }, body: { run: 'check' } })
  return importId
}
