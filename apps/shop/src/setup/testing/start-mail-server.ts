import { createServer } from 'node:net'

export type TestMailServer = { readonly url: string; readonly close: () => void }

/** Starts a mail server that greets and lets everybody in, on a free port. */
export function startMailServer(): Promise<TestMailServer> {
  const server = createServer((socket) => {
    socket.write('220 mail.test ESMTP\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      const isEnd = data.toString().startsWith('QUIT')
      socket.write(isEnd ? '221 bye\r\n' : '250 mail.test\r\n')
      if (isEnd) socket.end()
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      resolve({ url: `smtp://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
}
