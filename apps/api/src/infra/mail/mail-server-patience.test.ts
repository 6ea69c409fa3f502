import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from './mailer.ts'

const patience = { connectionTimeout: 100, greetingTimeout: 100, socketTimeout: 100 }
const mail = { to: 'shopper@example.com', subject: 'Order', html: '<p>Thanks</p>', text: 'Thanks', key: 'order-1' }

/** Opens a mail server that behaves as the test says, and a mailer that uses it. */
const openMailer = async (onConnection: (socket: Socket) => void) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, folder: '', from: 'shop@example.com', patience })
}

test.each([
  ['never greets', () => undefined],
  ['stops after its greeting', (socket: Socket) => socket.write('220 ready\r\n')],
  ['talks of something else', (socket: Socket) => socket.end('<html>garbage</html>\r\n')],
])('a mail server that %s fails the mail in time, so that its job is repeated (T23)', async (_, onConnection) => {
  const mailer = await openMailer(onConnection)
  await expect(mailer.send(mail)).rejects.toThrow()
})
