/** Where the tests' databases are made; handed to the workers through the environment. */
export type TestServer = { url: string; template: string }

const variable = 'LACEHOUSE_TEST_SERVER'

export function announceTestServer(server: TestServer): void {
  process.env[variable] = JSON.stringify(server)
}

export function forgetTestServer(): void {
  delete process.env[variable]
}

export function findTestServer(): TestServer | null {
  const text = process.env[variable]
  return text ? JSON.parse(text) : null
}

export function getTestServer(): TestServer {
  const server = findTestServer()
  if (server) return server
  throw new Error(
    'No server for test databases: this project needs packages/test-kit/src/database/global-setup.ts as its globalSetup.',
  )
}

export function toDatabaseUrl(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
