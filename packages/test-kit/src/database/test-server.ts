/** The server on which test databases are created. */
export type TestServer = { url: string; template: string }

/** The environment variable that passes it to the workers of a test run. */
export const testServerVariable = 'LACEHOUSE_TEST_SERVER'

/** Sets the server for the test databases of this process. */
export function setTestServer({ url, template }: TestServer): void {
  process.env[testServerVariable] = JSON.stringify({ url, template })
}

export function getTestServer(): TestServer {
  const text = process.env[testServerVariable]
  if (text) return JSON.parse(text)
  throw new Error(
    'No server for test databases: this project needs packages/test-kit/src/database/global-setup.ts as its globalSetup.',
  )
}

export function toDatabaseUrl(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
