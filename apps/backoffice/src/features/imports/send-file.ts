import type { CallInput } from '@lacehouse/contracts'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { toBase64 } from '../../client/to-base64.ts'

type Announced = CallInput<'backoffice.createImport'>['body']

/** The bytes of a part, which the contract knows too; three bytes are four characters of base64. */
const partBytes = 768 * 1024

/** Sends a file part by part and has it checked; says how much has arrived. Returns the id of the import. */
export async function sendFile(
  file: File,
  options: Omit<Announced, 'importId' | 'fileName' | 'sizeBytes'>,
  onProgress: (percent: number) => void,
): Promise<string> {
  const importId = crypto.randomUUID()
  const body = { ...options, importId, fileName: file.name.slice(0, 200), sizeBytes: file.size }
  await callBackoffice('backoffice.createImport', { body })
  for (let position = 0; position * partBytes < file.size; position += 1) {
    const part = file.slice(position * partBytes, (position + 1) * partBytes)
    const params = { importId, position: String(position) }
    await callBackoffice('backoffice.putImportPart', { params, body: { data: await toBase64(part) } })
    onProgress(Math.min(100, Math.round(((position + 1) * partBytes * 100) / file.size)))
  }
  await callBackoffice('backoffice.runImport', { params: { importId }, body: { run: 'check' } })
  return importId
}
